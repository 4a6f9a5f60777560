import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { useShortcut } from '../../../components/shortcuts.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { AnswerKeyDrawer } from '../answer-key/AnswerKeyDrawer.tsx';
import type { AssessmentPaper } from '../assessment.ts';
import { WholeQuestion } from './WholeQuestion.tsx';

/** Shows the whole question with what its answers are judged by, and changes that. */
export function QuestionTools({ paper, questionId }: { paper: AssessmentPaper; questionId: string }): ReactNode {
  const { data } = useCall(listQuestionAnswers, { assignmentId: paper.id, questionId }, { keepPreviousData: false });
  const show = () =>
    data && void openDialog(<WholeQuestion question={data.question} number={data.number} answerKey={data.key} />);
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
