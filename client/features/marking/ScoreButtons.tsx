import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToggleButton } from '../../components/ToggleButton.tsx';

const mostButtons = 15;

interface Props {
  full: number;
  score: number | undefined;
  give: (score: number) => void;
}

/** A button for each whole score and the full one; where these are too many, for none and all. */
export function ScoreButtons({ full, score, give }: Props): ReactNode {
  const whole = Math.floor(full);
  const isMany = whole > mostButtons;
  const scores = isMany ? [0] : Array.from({ length: whole + 1 }, (_, value) => value);
  return (
    <Group gap={4} role="group" aria-label="得分">
      {[...new Set([...scores, full])].map((value) => (
        <ToggleButton
          key={value}
          px={8}
          miw={30}
          variant={value === score ? 'filled' : 'default'}
          pressed={value === score}
          onClick={() => give(value)}
        >
          {value}
        </ToggleButton>
      ))}
      {isMany && (
        <Text size="xs" c="dimmed">
          直接输入数字给分，按 Enter 确定
        </Text>
      )}
    </Group>
  );
}
