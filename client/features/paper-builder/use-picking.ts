import { useMemo } from 'react';
import { getQuestionGroup } from '../../../contracts/wrongbook/question-groups.ts';
import { call } from '../../api/call.ts';
import { showOffer } from '../../components/offer.tsx';
import { attempt } from '../../components/use-action.ts';
import { onePerGroup, type Question } from '../question-bank/question/question.ts';
import { chosenKey, type Chosen, type Picking } from '../question-bank/picking.ts';
import { addQuestions, dropQuestions, numbersIn, onlyQuestion, placedIn, withParts } from './paper-building.ts';
import { nameOfPlaced, nameOfSeveral } from './names.ts';
import type { PaperDraft, PaperSections } from './paper.ts';
import { apartFromTwins, twinsText } from './twins.ts';

/** Choosing questions of any list for a paper. */
export const usePicking = ({ sections, change }: PaperDraft): Picking =>
  useMemo(
    () => ({
      chosen: chosenIn(sections),
      onPick: (questions) => pickWhole({ sections, change }, questions),
      onDrop: (ids) => dropFrom({ sections, change }, withParts(sections, ids)),
    }),
    [sections, change],
  );

/** What a paper holds by its numbers, the parts of a group together. */
function chosenIn(sections: PaperSections): Chosen {
  const chosen = new Map<string, number[]>();
  for (const [index, { question }] of placedIn(sections).entries()) {
    const key = chosenKey(question);
    chosen.set(key, [...(chosen.get(key) ?? []), index + 1]);
  }
  return chosen;
}

/** Takes questions out of a paper. */
export function dropFrom({ sections, change }: PaperDraft, ids: readonly string[]): void {
  const leaving = placedIn(sections).filter(({ question }) => ids.includes(question.id));
  change((now) => dropQuestions(now, ids), `移出${nameOfPlaced(leaving, numbersIn(sections))}`);
}

/** Lists have of a group what stands for it: the paper takes all of it. */
const pickWhole = (paper: PaperDraft, questions: readonly Question[]): void => {
  if (questions.every(({ group }) => !group)) pickInto(paper, questions);
  else void attempt(async () => pickInto(paper, (await Promise.all(onePerGroup(questions).map(partsOf))).flat()));
};

const partsOf = async (question: Question): Promise<Question[]> =>
  question.group ? (await call(getQuestionGroup, { groupId: question.group.id })).questions : [question];

/** Takes questions into a paper but those of which it holds a twin: they are named, and come in when somebody insists. */
export function pickInto({ sections, change }: PaperDraft, questions: readonly Question[]): void {
  const { fresh, twins } = apartFromTwins(sections, questions);
  const add = (some: readonly Question[]) => change((now) => addQuestions(now, some), `选用${nameOfSeveral(some)}`);
  if (fresh.length > 0) add(fresh);
  if (twins.length === 0) return;
  const left = twins.map(({ question }) => question);
  showOffer(twinsText(twins, numbersIn(addQuestions(sections, fresh))), '仍要加入', () => add(left));
}

/** Choosing the one question that a paper consists of; another one takes its place. */
export function useOnlyPicking({ sections, change }: PaperDraft, title: string): Picking {
  return useMemo(
    () => ({
      chosen: new Map(placedIn(sections).map(({ question }) => [chosenKey(question), [0]])),
      onPick: ([question]) => change((now) => (question ? onlyQuestion(question, title) : now), '选用题目'),
      onDrop: (ids) => change((now) => dropQuestions(now, ids), '移出题目'),
    }),
    [sections, change, title],
  );
}
