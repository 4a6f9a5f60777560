import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../components/page-query.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { usePaper, type Assessment, type AssessmentPaper } from '../assessment.ts';
import type { Overview } from '../marks.ts';
import { QuestionAnswers } from './QuestionAnswers.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import styles from './review.module.css';
import { RunStatus } from './RunStatus.tsx';
import { useOverview } from './use-overview.ts';
import { usePrefetch } from './use-prefetch.ts';

/** The questions of a paper in a row, and below the answers to one of them. */
export function QuestionMarking({ assessment }: { assessment: Assessment }): ReactNode {
  const paper = usePaper(assessment);
  const answer = useOverview(paper);
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
    <div className={styles.frame}>
      <QuestionRow paper={paper} questions={questions} question={questions[at]!} choose={choose} />
      <QuestionAnswers
        key={`${paper.id} ${current}`}
        paper={paper}
        questionId={current}
        turn={turn}
        run={<RunStatus paper={paper} overview={overview} />}
      />
    </div>
  );
}
