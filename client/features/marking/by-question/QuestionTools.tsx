import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { useShortcut } from '../../../components/shortcuts.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { GroupPassage } from '../../question-bank/question/GroupPassage.tsx';
import { QuestionAnswer } from '../../question-bank/question/QuestionAnswer.tsx';
import { QuestionBody } from '../../question-bank/question/QuestionBody.tsx';
import { AnswerKeyDrawer } from '../answer-key/AnswerKeyDrawer.tsx';
import type { AssessmentPaper } from '../assessment.ts';
import type { QuestionAnswers } from '../marks.ts';

/** Shows the whole question with what its answers are judged by, and changes that. */
export function QuestionTools({ paper, questionId }: { paper: AssessmentPaper; questionId: string }): ReactNode {
  const { data } = useCall(listQuestionAnswers, { assignmentId: paper.id, questionId }, { keepPreviousData: false });
  const show = () => data && void openDialog(<WholeQuestion data={data} />);
  useShortcut('q', '题目与答案', () => void show());
  return (
    <>
      <Button size="compact-sm" variant="subtle" flex="none" disabled={!data} onClick={show}>
        题目与答案
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        flex="none"
        disabled={!data}
        onClick={() => data && void openDialog(<AnswerKeyDrawer paper={paper} data={data} />)}
      >
        改答案
      </Button>
    </>
  );
}

const WholeQuestion = ({ data: { question, number, key } }: { data: QuestionAnswers }): ReactNode => (
  <Dialog
    title={key.version > 0 ? `题目与答案（答案第 ${key.version} 次修改）` : '题目与答案'}
    size="lg"
    closing="关闭"
  >
    {question.group && <GroupPassage groupId={question.group.id} />}
    <QuestionBody question={question} number={number} />
    <QuestionAnswer question={{ ...question, answers: key.answers, rubric: key.rubric }} />
  </Dialog>
);
