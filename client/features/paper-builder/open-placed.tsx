import { Stack } from '@mantine/core';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { GroupPassage } from '../question-bank/question/GroupPassage.tsx';
import type { Question } from '../question-bank/question/question.ts';
import { QuestionCard } from '../question-bank/QuestionCard.tsx';

/** Shows a question of the paper as a whole, with its answer, and above it the passage that it asks about. */
export const openPlaced = (question: Question, number: number): Promise<unknown> =>
  openDialog(
    <Dialog title={`第 ${number} 题`} size={800} closing="关闭">
      <Stack>
        {question.group && <GroupPassage groupId={question.group.id} />}
        <QuestionCard question={question} open part />
      </Stack>
    </Dialog>,
  );
