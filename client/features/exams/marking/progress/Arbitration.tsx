import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatScore } from '../../../../../contracts/figure-text.ts';
import type { PartFigures } from '../shapes.ts';
import styles from '../progress.module.css';

/** What became of scripts with two marks: how many agreed, and how the others are settled. */
export function Arbitration({ part }: { part: PartFigures }): ReactNode {
  const { all, third, leader, tolerance, name } = part;
  const apart = all.compared - all.agreed;
  const settled = Math.max(0, apart - third - leader);
  const shares = [
    { label: '已定', count: settled, tone: 'var(--mantine-color-green-7)' },
    { label: '等第三评', count: third, tone: 'var(--mantine-color-yellow-6)' },
    { label: '组长定', count: leader, tone: 'var(--mantine-color-red-6)' },
  ];
  return (
    <section aria-label={`${name}仲裁`}>
      <Title order={2} fz={15} lh="inherit">
        {name}仲裁
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {formatNumber(all.compared)} 份两评都有：{formatNumber(all.agreed)} 份取平均；{formatNumber(apart)} 份差{' '}
        {formatScore(tolerance)} 分以上。
      </Text>
      {apart > 0 && (
        <Box className={styles.flow} my={8} aria-hidden>
          {shares.map(({ label, count, tone }) => (
            <Box component="i" key={label} __vars={{ '--share': String(count), '--tone': tone }} />
          ))}
        </Box>
      )}
      <Group justify="space-between" gap={4}>
        {shares.map(({ label, count }) => (
          <Text key={label} size="xs">
            {label} <b>{formatNumber(count)}</b>
          </Text>
        ))}
      </Group>
    </section>
  );
}
