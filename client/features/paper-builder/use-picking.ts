import { useMemo } from 'react';
import { getQuestionGroup } from '../../../contracts/wrongbook/question-groups.ts';
import { call } from '../../api/call.ts';
import { showOffer } from '../../components/offer.tsx';
import { attempt } from '../../components/use-action.ts';
import { onePerGroup, type Question } from '../question-bank/question/question.ts';
import type { Picking } from '../question-bank/picking.ts';
import { addQuestions, dropQuestions, numbersIn, onlyQuestion, placedIn, withParts } from './paper-building.ts';
import type { PaperDraft } from './paper.ts';
import { apartFromTwins, twinsText } from './twins.ts';

/** Choosing questions of any list for a paper. */
export const usePicking = ({ sections, change }: PaperDraft): Picking =>
  useMemo(
    () => ({
      chosen: numbersIn(sections),
      onPick: (questions) => pickWhole({ sections, change }, questions),
      onDrop: (ids) => dropFrom({ sections, change }, withParts(sections, ids)),
    }),
    [sections, change],
  );

/** Takes questions out of a paper. */
export function dropFrom({ sections, change }: PaperDraft, ids: readonly string[]): void {
  const numbers = numbersIn(sections);
  const what = ids.length === 1 ? `移出第 ${numbers.get(ids[0]!)} 题` : `移出 ${ids.length} 题`;
  change((now) => dropQuestions(now, ids), what);
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
  const add = (some: readonly Question[]) => change((now) => addQuestions(now, some), `选用 ${some.length} 题`);
  if (fresh.length > 0) add(fresh);
  if (twins.length === 0) return;
  const left = twins.map(({ question }) => question);
  showOffer(twinsText(twins, numbersIn(addQuestions(sections, fresh))), '仍要加入', () => add(left));
}

/** Choosing the one question that a paper consists of; another one takes its place. */
export function useOnlyPicking({ sections, change }: PaperDraft, title: string): Picking {
  return useMemo(
    () => ({
      chosen: new Map(placedIn(sections).map(({ question }) => [question.id, 0])),
      onPick: ([question]) => change((now) => (question ? onlyQuestion(question, title) : now), '选用题目'),
      onDrop: (ids) => change((now) => dropQuestions(now, ids), '移出题目'),
    }),
    [sections, change, title],
  );
}
