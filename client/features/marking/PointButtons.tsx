import { Group, Kbd, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { ToggleButton } from '../../components/ToggleButton.tsx';
import type { AnswerKey } from './marks.ts';
import { letterOfPoint } from './rubric.ts';
import styles from './mark.module.css';

interface Props {
  rubric: AnswerKey['rubric'];
  /** What is given for each point. */
  scores: readonly number[];
  toggle: (index: number) => void;
}

/** The points of the rubric; the score follows those that are given. */
export function PointButtons({ rubric, scores, toggle }: Props): ReactNode {
  if (rubric.length === 0) return null;
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
