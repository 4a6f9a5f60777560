import { Group, Progress, Stack, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { QuestionProgress } from '../marks.ts';
import styles from './review.module.css';

interface Props {
  questions: readonly QuestionProgress[];
  current: string;
  choose: (questionId: string) => void;
}

/** The questions of a paper with how far each is. */
export const QuestionList = ({ questions, current, choose }: Props): ReactNode => (
  <Stack component="ol" gap={0} m={0} p={6} className={styles.list} aria-label="题目">
    {questions.map((question) => (
      <li key={question.questionId}>
        <Question
          question={question}
          isCurrent={question.questionId === current}
          choose={() => choose(question.questionId)}
        />
      </li>
    ))}
  </Stack>
);

interface QuestionProps {
  question: QuestionProgress;
  isCurrent: boolean;
  choose: () => void;
}

function Question({ question, isCurrent, choose }: QuestionProps): ReactNode {
  const { number, questionType, full, answerCount, markedCount, reviewedCount, doubtfulCount } = question;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const share = (count: number) => (answerCount === 0 ? 0 : Math.max(0, (count / answerCount) * 100));
  return (
    <UnstyledButton
      ref={button}
      className={styles.entry}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        // The keys go on in the answers of the question.
        event.currentTarget.blur();
        choose();
      }}
    >
      <Text size="sm" fw={600}>
        {number}
      </Text>
      <Text size="sm" truncate>
        {questionTypeLabels[questionType]} {full} 分
      </Text>
      <Text size="sm" c={markedCount >= answerCount ? '#1f6b2e' : 'dimmed'}>
        {markedCount}/{answerCount}
      </Text>
      <Group className={styles.wide} justify="space-between">
        <Text size="xs" c="dimmed">
          复核 {reviewedCount}
        </Text>
        {doubtfulCount > 0 && (
          <Text size="xs" fw={500} c="#8a5300">
            存疑 {doubtfulCount}
          </Text>
        )}
      </Group>
      <Progress.Root className={styles.wide} size={4} aria-hidden>
        <Progress.Section value={share(reviewedCount)} color="teal.6" />
        <Progress.Section value={share(markedCount - reviewedCount)} color="indigo.2" />
      </Progress.Root>
    </UnstyledButton>
  );
}
