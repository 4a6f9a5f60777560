import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { QuestionProgress } from '../marks.ts';
import styles from './review.module.css';

interface Props {
  questions: readonly QuestionProgress[];
  current: string;
  choose: (questionId: string) => void;
}

/** The numbers of the questions, each with how much in it is doubtful. */
export const QuestionList = ({ questions, current, choose }: Props): ReactNode => (
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

interface QuestionProps {
  question: QuestionProgress;
  isCurrent: boolean;
  choose: () => void;
}

function Question({ question, isCurrent, choose }: QuestionProps): ReactNode {
  const { number, answerCount, markedCount, reviewedCount, doubtfulCount } = question;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const open = Math.max(doubtfulCount, answerCount - markedCount);
  const progress = `第 ${number} 题，已批 ${markedCount}/${answerCount}，已看 ${reviewedCount}，存疑 ${doubtfulCount}`;
  return (
    <UnstyledButton
      ref={button}
      className={styles.question}
      aria-current={isCurrent || undefined}
      aria-label={progress}
      title={progress}
      onClick={(event) => {
        // The keys go on in the answers of the question.
        event.currentTarget.blur();
        choose();
      }}
    >
      {number}
      {open > 0 ? <b>{open}</b> : answerCount > 0 && <i aria-hidden>✓</i>}
    </UnstyledButton>
  );
}
