import type { ReactNode } from 'react';
import { getQuestion } from '../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../api/use-call.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { QuestionCard } from '../question-bank/QuestionCard.tsx';

/** Shows a question as it was asked, with its answer. */
export const openQuestion = (questionId: string) => openDialog(<QuestionDrawer questionId={questionId} />);

function QuestionDrawer({ questionId }: { questionId: string }): ReactNode {
  const question = useCall(getQuestion, { questionId });
  return (
    <Dialog title="题目与答案" size={720} drawer closing="关闭">
      <Loaded answer={question} what="题目">
        {(data) => <QuestionCard question={data} open />}
      </Loaded>
    </Dialog>
  );
}
