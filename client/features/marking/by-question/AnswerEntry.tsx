import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScoreChip } from '../MarkChip.tsx';
import { MarkTrouble } from '../MarkTrouble.tsx';
import { isDoubtful, isReviewed, type MarkedAnswer } from '../marks.ts';
import type { MarkState } from '../queue/use-mark-states.ts';
import styles from './review.module.css';

interface Props {
  answer: MarkedAnswer;
  state: MarkState;
  full: number;
  /** What the student is called on screen. */
  name: string;
  isCurrent: boolean;
  isTarget: boolean;
  onChoose: () => void;
}

/** The id of an answer's entry. */
export const idOf = ({ submissionId, position }: MarkedAnswer): string => `answer-${submissionId}-${position}`;

/** One answer in the list: whose it is, how it begins and what it got. */
export function AnswerEntry({ answer, state, full, name, isCurrent, isTarget, onChoose }: Props): ReactNode {
  const { mark, isWaiting } = state;
  return (
    <div
      id={idOf(answer)}
      className={styles.answerEntry}
      role="group"
      aria-current={isCurrent || undefined}
      aria-label={name}
      data-target={isTarget || undefined}
      data-waiting={isWaiting || undefined}
      onClick={onChoose}
    >
      <Text size="sm" truncate title={`${answer.className} ${name}`}>
        {name}
      </Text>
      <Text size="xs" c="dimmed" truncate>
        {answer.isBlank ? '未作答' : answer.answer}
      </Text>
      {isReviewed(mark) && (
        <Text span c="teal.9" size="sm" aria-label="已看">
          ✓
        </Text>
      )}
      {isDoubtful(mark) && (
        <Text span c="#8a5300" size="xs" fw={600}>
          存疑
        </Text>
      )}
      <ScoreChip mark={mark} full={full} />
      <div className={styles.entryTrouble}>
        <MarkTrouble state={state} />
      </div>
    </div>
  );
}
