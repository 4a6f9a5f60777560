import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '../../question-bank/question/question.ts';
import { nameOf } from '../../question-bank/question.ts';
import { editQuestion } from '../../question-bank/GroupEditor.tsx';
import { replaceGroup, replaceQuestion } from '../paper-building.ts';
import type { PaperDraft } from '../paper.ts';

/** Opens the editor for a question of the paper; what is saved takes its place, of somebody else's question an own one. */
export const editInPaper = (question: Question, { change }: PaperDraft): Promise<unknown> =>
  editQuestion(question, (saved) =>
    change(
      (now) =>
        question.group ? replaceGroup(now, question.group.id, saved) : replaceQuestion(now, question.id, saved[0]!),
      question.group ? `修改题组“${question.group.title}”` : '修改题目',
    ),
  );

/** A button that changes a question of the paper. */
export const EditButton = ({ question, paper }: { question: Question; paper: PaperDraft }): ReactNode => (
  <Button
    size="compact-sm"
    variant="subtle"
    aria-label={`${question.isOwn ? '修改' : '改编'} ${nameOf(question)}`}
    onClick={() => void editInPaper(question, paper)}
  >
    {question.isOwn ? '修改' : '改编'}
  </Button>
);
