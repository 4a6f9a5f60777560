import { useMemo } from 'react';
import type { Picking } from '../question-bank/picking.ts';
import { addQuestions, dropQuestion, idsIn, onlyQuestion } from './paper-building.ts';
import type { PaperDraft } from './paper.ts';

/** Choosing questions of any list for a paper. */
export const usePicking = ({ sections, change }: PaperDraft): Picking =>
  useMemo(
    () => ({
      chosen: idsIn(sections),
      onPick: (question) => change((now) => addQuestions(now, [question])),
      onDrop: (questionId) => change((now) => dropQuestion(now, questionId)),
    }),
    [sections, change],
  );

/** Choosing the one question that a paper consists of; another one takes its place. */
export function useOnlyPicking(paper: PaperDraft, title: string): Picking {
  const picking = usePicking(paper);
  return { ...picking, onPick: (question) => paper.change(() => onlyQuestion(question, title)) };
}
