import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getMarkingOverview, listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { refetchKinds } from '../../../api/refetch.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { Columns } from '../../../components/page/Columns.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { usePaper, type Assessment, type AssessmentPaper } from '../assessment.ts';
import type { Overview } from '../marks.ts';
import { QuestionAnswers } from './QuestionAnswers.tsx';
import { QuestionList } from './QuestionList.tsx';
import { isRunning, RunStatus } from './RunStatus.tsx';
import { usePrefetch } from './use-prefetch.ts';

/** The questions of a paper at the left, the answers to one of them at the right. */
export function QuestionMarking({ assessment }: { assessment: Assessment }): ReactNode {
  const paper = usePaper(assessment);
  const answer = useFollowed(getMarkingOverview, { assignmentId: paper.id }, isRunning);
  useFreshAnswers(answer.data);
  return (
    <Loaded answer={answer} what="批改进度">
      {(overview) =>
        overview.questions.length === 0 ? (
          <EmptyState text="这份作业还没有题目可以批改。" />
        ) : (
          <Questions paper={paper} overview={overview} />
        )
      }
    </Loaded>
  );
}

/** What a machine has marked is read once its run has ended. */
function useFreshAnswers(overview: Overview | undefined): void {
  const running = overview !== undefined && isRunning(overview);
  const before = useRef(running);
  useEffect(() => {
    if (before.current && !running) void refetchKinds('mark');
    before.current = running;
  }, [running]);
}

function Questions({ paper, overview }: { paper: AssessmentPaper; overview: Overview }): ReactNode {
  const { questions } = overview;
  const [address, setAddress] = useSearchParams();
  const named = questions.findIndex(({ questionId }) => questionId === address.get('questionId'));
  const at = Math.max(0, named);
  const current = questions[at]!.questionId;
  const choose = (questionId: string) => setAddress(changeAddress(address, { questionId }), { replace: true });
  const turn = (direction: 1 | -1) => {
    const next = questions[at + direction];
    if (next) choose(next.questionId);
  };
  usePrefetch(paper.id, current, questions[at + 1]?.questionId);
  return (
    <Columns widths="216px minmax(0, 1fr)">
      <Panel as="aside" label="批改进度" head={<RunStatus paper={paper} overview={overview} />}>
        <QuestionList questions={questions} current={current} choose={choose} />
      </Panel>
      <QuestionAnswers key={`${paper.id} ${current}`} paper={paper} questionId={current} turn={turn} />
    </Columns>
  );
}
