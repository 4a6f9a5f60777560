import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getMarkingOverview, listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { refresh, useCall } from '../../../api/use-call.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Overview } from '../queue/marks.ts';
import { QuestionList } from './QuestionList.tsx';
import { QuestionReview } from './QuestionReview.tsx';
import { isRunning, RunCard } from './RunCard.tsx';
import styles from './side.module.css';
import { usePrefetch } from './use-prefetch.ts';

interface Props {
  assignmentId: string;
  isPublished: boolean;
}

/** The questions at the left, the answers to one of them at the right. */
export function Desk({ assignmentId, isPublished }: Props): ReactNode {
  const answer = useFollowed(getMarkingOverview, { assignmentId }, isRunning);
  useFreshAnswers(answer.data);
  return (
    <Loaded answer={answer} what="批改进度">
      {(overview) =>
        overview.questions.length === 0 ? (
          <EmptyState text="这份作业还没有题目可以批改。" />
        ) : (
          <Questions assignmentId={assignmentId} overview={overview} isPublished={isPublished} />
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
    if (before.current && !running) void refresh(listQuestionAnswers);
    before.current = running;
  }, [running]);
}

interface QuestionsProps extends Props {
  overview: Overview;
}

function Questions({ assignmentId, overview, isPublished }: QuestionsProps): ReactNode {
  const { questions } = overview;
  const [address, setAddress] = useSearchParams();
  const at = Math.max(
    0,
    questions.findIndex(({ questionId }) => questionId === address.get('questionId')),
  );
  const current = questions[at]!.questionId;
  const choose = (questionId: string) => setAddress({ assignmentId, questionId }, { replace: true });
  const turn = (direction: 1 | -1) => {
    const next = questions[at + direction];
    if (next) choose(next.questionId);
  };
  usePrefetch(assignmentId, current, questions[at + 1]?.questionId);
  return (
    <div className={styles.desk}>
      <aside className={styles.side} aria-label="批改进度">
        <RunCard assignmentId={assignmentId} overview={overview} />
        <QuestionList questions={questions} current={current} choose={choose} />
      </aside>
      <Answers key={current} {...{ assignmentId, isPublished, turn }} questionId={current} />
    </div>
  );
}

interface AnswersProps extends Props {
  questionId: string;
  turn: (direction: 1 | -1) => void;
}

function Answers({ assignmentId, questionId, isPublished, turn }: AnswersProps): ReactNode {
  const answer = useCall(listQuestionAnswers, { assignmentId, questionId }, { keepPreviousData: false });
  return (
    <Loaded answer={answer} what="作答">
      {(data) => <QuestionReview assignmentId={assignmentId} data={data} isPublished={isPublished} turn={turn} />}
    </Loaded>
  );
}
