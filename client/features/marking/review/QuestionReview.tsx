import type { ReactNode } from 'react';
import type { QuestionAnswers } from '../queue/marks.ts';
import { AnswerGrid } from './AnswerGrid.tsx';
import { JudgeBar } from './JudgeBar.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { ReviewToolbar } from './ReviewFilters.tsx';
import styles from './review.module.css';
import { useAnonymous } from './use-anonymous.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReview } from './use-review.ts';

interface Props {
  assignmentId: string;
  data: QuestionAnswers;
  isPublished: boolean;
  /** Goes to the question before or after. */
  turn: (direction: 1 | -1) => void;
}

/** Marks the answers to one question. */
export function QuestionReview({ assignmentId, data, isPublished, turn }: Props): ReactNode {
  const review = useReview(assignmentId, data);
  const { nameOf, ...naming } = useAnonymous(data.answers);
  useReviewKeys(review, turn);
  return (
    <div className={styles.review}>
      <QuestionPanel assignmentId={assignmentId} data={data} isPublished={isPublished} />
      <div className={styles.work}>
        <ReviewToolbar filters={review.filters} {...naming} />
        <AnswerGrid review={review} nameOf={nameOf} />
        <JudgeBar review={review} nameOf={nameOf} />
      </div>
    </div>
  );
}
