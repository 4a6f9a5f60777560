import { Group, Text } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { MarkOrigin, ScoreChip } from '../MarkChip.tsx';
import { AnswerPicture } from '../picture/AnswerPicture.tsx';
import { MarkTrouble } from '../MarkTrouble.tsx';
import type { MarkedAnswer } from '../marks.ts';
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

/** One answer: its picture, what was read in it, and the mark. */
export function AnswerCard({ answer, state, full, name, isCurrent, isTarget, onChoose }: Props): ReactNode {
  const { mark, isWaiting } = state;
  return (
    <div
      id={idOf(answer)}
      className={styles.card}
      role="group"
      aria-current={isCurrent || undefined}
      aria-label={name}
      data-current={isCurrent || undefined}
      data-target={isTarget || undefined}
      data-waiting={isWaiting || undefined}
      onClick={onChoose}
    >
      <Group gap={8} justify="space-between" wrap="nowrap">
        <Text size="sm" truncate title={`${answer.className} ${name}`}>
          {name}
        </Text>
        <ScoreChip mark={mark} full={full} />
      </Group>
      <Pictures answer={answer} />
      <AnswerText answer={answer} />
      <MarkOrigin mark={mark} />
      {mark?.reason && !answer.isBlank && (
        <Text size="xs" c="dimmed" lineClamp={2} title={mark.reason}>
          {mark.reason}
        </Text>
      )}
      <MarkTrouble state={state} />
    </div>
  );
}

/** The id of an answer's card. */
export const idOf = ({ submissionId, position }: MarkedAnswer): string => `answer-${submissionId}-${position}`;

const Pictures = memo(function Pictures({ answer }: { answer: MarkedAnswer }): ReactNode {
  if (answer.pictures.length === 0) return null;
  return (
    <Group gap={4} mah={260} className={styles.pictures}>
      {answer.pictures.map((picture) => (
        <AnswerPicture key={`${picture.kind}-${picture.index}`} answer={answer} picture={picture} />
      ))}
    </Group>
  );
});

function AnswerText({ answer: { answer, isBlank, pictures } }: { answer: MarkedAnswer }): ReactNode {
  if (isBlank) return <Blank>未作答</Blank>;
  if (answer === '') return pictures.length > 0 ? null : <Blank>没有作答内容</Blank>;
  return (
    <div className={styles.answer} data-alone={pictures.length === 0 || undefined}>
      <RichText text={answer} />
    </div>
  );
}

const Blank = ({ children }: { children: ReactNode }): ReactNode => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
