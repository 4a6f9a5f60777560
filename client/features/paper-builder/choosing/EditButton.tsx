import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { courseOf, type Question } from '../../question-bank/question/question.ts';
import { nameOf } from '../../question-bank/question.ts';
import { openQuestionEditor } from '../../question-bank/QuestionEditor.tsx';
import { replaceQuestion } from '../paper-building.ts';
import type { PaperDraft } from '../paper.ts';

/** Opens the editor for a question of the paper; what is saved takes its place, of somebody else's question an own one. */
export const editInPaper = (question: Question, { change }: PaperDraft): Promise<unknown> =>
  openQuestionEditor({
    question,
    place: courseOf(question),
    onSaved: (saved) => change((now) => replaceQuestion(now, question.id, saved), '修改题目'),
  });

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
