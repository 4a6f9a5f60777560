import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import type { Question } from '../question-bank/question/question.ts';
import { QuestionCard } from '../question-bank/QuestionCard.tsx';

/** Shows a question of the paper as a whole, with its answer. */
export const openPlaced = (question: Question, number: number): Promise<unknown> =>
  openDialog(
    <Dialog title={`第 ${number} 题`} size={800} closing="关闭">
      <QuestionCard question={question} open />
    </Dialog>,
  );
