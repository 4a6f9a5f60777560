import type { ReactNode } from 'react';
import { listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { AssessmentPaper } from '../assessment.ts';
import { QuestionReview } from './QuestionReview.tsx';

interface Props {
  paper: AssessmentPaper;
  questionId: string;
  turn: (direction: 1 | -1) => void;
  /** How the run of a machine stands. */
  run: ReactNode;
}

/** Reads the answers to a question, to be marked. */
export function QuestionAnswers({ paper, questionId, turn, run }: Props): ReactNode {
  const answer = useCall(listQuestionAnswers, { assignmentId: paper.id, questionId }, { keepPreviousData: false });
  return (
    <Loaded answer={answer} what="作答">
      {(data) => <QuestionReview paper={paper} data={data} turn={turn} run={run} />}
    </Loaded>
  );
}
