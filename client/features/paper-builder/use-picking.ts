import { useMemo } from 'react';
import { showWarning } from '../../components/toast.ts';
import type { Question } from '../question-bank/question/question.ts';
import type { Picking } from '../question-bank/picking.ts';
import { addQuestions, dropQuestion, idsIn, numbersIn, onlyQuestion, placedIn } from './paper-building.ts';
import type { PaperDraft, PaperSections } from './paper.ts';

/** Choosing questions of any list for a paper. */
export const usePicking = ({ sections, change }: PaperDraft): Picking =>
  useMemo(
    () => ({
      chosen: idsIn(sections),
      onPick: (question) => {
        warnOfTwin(sections, question);
        change((now) => addQuestions(now, [question]));
      },
      onDrop: (questionId) => change((now) => dropQuestion(now, questionId)),
    }),
    [sections, change],
  );

function warnOfTwin(sections: PaperSections, { id, template }: Question): void {
  const twin = placedIn(sections).find(({ question }) => question.template === template && question.id !== id);
  if (!twin || template === '') return;
  const number = numbersIn(sections).get(twin.question.id)!;
  showWarning(`这道题与第 ${number} 题只有数字不同，同一份试卷里通常只留一道。`);
}

/** Choosing the one question that a paper consists of; another one takes its place. */
export function useOnlyPicking(paper: PaperDraft, title: string): Picking {
  const picking = usePicking(paper);
  return { ...picking, onPick: (question) => paper.change(() => onlyQuestion(question, title)) };
}
