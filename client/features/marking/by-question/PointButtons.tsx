import { Group, Kbd, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import type { AnswerKey, Mark } from '../marks.ts';
import { letterOfPoint, pointScores } from '../rubric.ts';
import styles from './review.module.css';

interface Props {
  rubric: AnswerKey['rubric'];
  mark: Mark | null;
  toggle: (index: number) => void;
}

/** The points of the rubric; the score follows those that are given. */
export function PointButtons({ rubric, mark, toggle }: Props): ReactNode {
  if (rubric.length === 0) return null;
  const scores = pointScores(mark, rubric);
  return (
    <Group gap={6} role="group" aria-label="评分点">
      {rubric.map(({ text, score }, index) => (
        <ToggleButton
          key={index}
          className={styles.point}
          color="teal"
          w="100%"
          justify="space-between"
          fz="xs"
          pressed={(scores[index] ?? 0) > 0}
          title={text}
          leftSection={<Kbd size="xs">{letterOfPoint(index).toUpperCase()}</Kbd>}
          rightSection={<span style={{ whiteSpace: 'nowrap' }}>{score} 分</span>}
          onClick={() => toggle(index)}
        >
          <Text span inherit truncate className={styles.oneLine}>
            <RichText text={text} />
          </Text>
        </ToggleButton>
      ))}
    </Group>
  );
}
