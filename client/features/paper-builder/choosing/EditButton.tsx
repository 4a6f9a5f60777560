import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '../../question-bank/question/question.ts';
import { nameOf } from '../../question-bank/question.ts';
import { openQuestionEditor } from '../../question-bank/QuestionEditor.tsx';
import { replaceQuestion } from '../../assignments/create/paper-actions.ts';

/** Opens the editor for a question of the paper; what is saved takes its place, of somebody else's question an own one. */
export function editInPaper(question: Question): Promise<unknown> {
  const { subjectId, stage, gradeId } = question;
  return openQuestionEditor({
    question,
    place: { subjectId, stage, gradeId },
    onSaved: (saved) => replaceQuestion(question.id, saved),
  });
}

/** A button that changes a question of the paper. */
export const EditButton = ({ question }: { question: Question }): ReactNode => (
  <Button
    size="compact-sm"
    variant="subtle"
    aria-label={`${question.isOwn ? '修改' : '改编'} ${nameOf(question)}`}
    onClick={() => void editInPaper(question)}
  >
    {question.isOwn ? '修改' : '改编'}
  </Button>
);
