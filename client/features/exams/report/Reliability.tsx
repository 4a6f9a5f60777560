import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import type { ItemsReport } from './report.ts';

/** How far the questions of a subject agree, and what a score varies by. */
export const Reliability = ({ items: { alpha, standardError, count, full } }: { items: ItemsReport }): ReactNode => (
  <Group gap={16} fz={13} c="dimmed" wrap="nowrap">
    <span>
      {count} 人，满分 {formatScore(full)}
    </span>
    <span>
      信度 α <b>{formatNumber(alpha, 2)}</b>
      <StatisticHelp name="alpha" />
    </span>
    <span>
      测量标准误 <b>{formatNumber(standardError, 1)}</b> 分
      <StatisticHelp name="standardError" />
    </span>
  </Group>
);
