import { Group, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** What is counted, where no heading says it. */
  label?: string;
  count: number;
  total: number;
}

/** How many of how many, as figures and as a bar. */
export const CountBar = ({ label, count, total }: Props): ReactNode => (
  <Group gap={8} wrap="nowrap" fz="sm" c="dimmed">
    {label}
    <Progress
      flex={1}
      miw={24}
      size={6}
      color={total > 0 && count >= total ? 'teal.6' : 'indigo.5'}
      value={total === 0 ? 0 : (100 * count) / total}
      aria-hidden
    />
    <Text span inherit miw={48} ta="right">
      {count}/{total}
    </Text>
  </Group>
);
