import { useEffect, useRef, type ReactNode } from 'react';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { Progress } from '../queue/marks.ts';
import styles from './side.module.css';

interface Props {
  questions: readonly Progress[];
  current: string;
  choose: (questionId: string) => void;
}

/** The questions of an assignment with how far each is. */
export function QuestionList({ questions, current, choose }: Props): ReactNode {
  return (
    <ol className={styles.questions} aria-label="题目">
      {questions.map((question) => (
        <li key={question.questionId}>
          <Question
            question={question}
            isCurrent={question.questionId === current}
            choose={() => choose(question.questionId)}
          />
        </li>
      ))}
    </ol>
  );
}

interface QuestionProps {
  question: Progress;
  isCurrent: boolean;
  choose: () => void;
}

function Question({ question, isCurrent, choose }: QuestionProps): ReactNode {
  const { number, questionType, full, answerCount, markedCount, reviewedCount, doubtfulCount } = question;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.entry}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        // The keys go on in the answers of the question.
        event.currentTarget.blur();
        choose();
      }}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.kind}>
        {questionTypeLabels[questionType]} {full} 分
      </span>
      <span className={styles.marked} data-full={markedCount >= answerCount || undefined}>
        {markedCount}/{answerCount}
      </span>
      <span className={styles.details}>
        复核 {reviewedCount}
        {doubtfulCount > 0 && <b>存疑 {doubtfulCount}</b>}
      </span>
      <span className={styles.bar} aria-hidden>
        <i style={{ width: share(markedCount, answerCount) }} />
        <i style={{ width: share(reviewedCount, answerCount) }} />
      </span>
    </button>
  );
}

const share = (count: number, total: number): string => `${total === 0 ? 0 : Math.min(100, (count / total) * 100)}%`;
