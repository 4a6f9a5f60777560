import { useMemo } from 'react';
import { showOffer } from '../../components/offer.tsx';
import type { Question } from '../question-bank/question/question.ts';
import type { Picking } from '../question-bank/picking.ts';
import { addQuestions, dropQuestions, numbersIn, onlyQuestion, placedIn } from './paper-building.ts';
import type { PaperDraft, PaperSections } from './paper.ts';
import { apartFromTwins, twinsText } from './twins.ts';

/** Choosing questions of any list for a paper. */
export const usePicking = ({ sections, change }: PaperDraft): Picking =>
  useMemo(
    () => ({
      chosen: numbersIn(sections),
      onPick: (questions) => pickInto(change, questions),
      onDrop: (ids) => change((now) => dropQuestions(now, ids)),
    }),
    [sections, change],
  );

/** Takes questions into a paper but those of which it holds a twin: they are named, and come in when somebody insists. */
export function pickInto(change: PaperDraft['change'], questions: readonly Question[]): void {
  let after: PaperSections = [];
  let twins: ReturnType<typeof apartFromTwins>['twins'] = [];
  change((now) => {
    const apart = apartFromTwins(now, questions);
    twins = apart.twins;
    after = addQuestions(now, apart.fresh);
    return after;
  });
  if (twins.length === 0) return;
  const left = twins.map(({ question }) => question);
  showOffer(twinsText(twins, numbersIn(after)), '仍要加入', () => change((now) => addQuestions(now, left)));
}

/** Choosing the one question that a paper consists of; another one takes its place. */
export function useOnlyPicking({ sections, change }: PaperDraft, title: string): Picking {
  return useMemo(
    () => ({
      chosen: new Map(placedIn(sections).map(({ question }) => [question.id, 0])),
      onPick: ([question]) => change((now) => (question ? onlyQuestion(question, title) : now)),
      onDrop: (ids) => change((now) => dropQuestions(now, ids)),
    }),
    [sections, change, title],
  );
}
