import { Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { usageMetric, usageView } from '../../../contracts/constants/usage.ts';

const metrics = [
  { value: String(usageMetric.prints), label: '打印量' },
  { value: String(usageMetric.uses), label: '使用次数' },
];
const views = [
  { value: String(usageView.overall), label: '总体' },
  { value: String(usageView.byApp), label: '按应用' },
  { value: String(usageView.bySubject), label: '按学科' },
];

/** What is drawn, by the numbers of the specification. */
export interface TrendView {
  view: number;
  metric: number;
}

interface Props extends TrendView {
  onChange: (change: Partial<TrendView>) => void;
}

/** Chooses what is counted and by what it is told apart. */
export const TrendChoices = ({ view, metric, onChange }: Props): ReactNode => (
  <Group component="span" gap={8} wrap="nowrap">
    <SegmentedControl
      size="xs"
      aria-label="指标"
      data={metrics}
      value={String(metric)}
      onChange={(value) => onChange({ metric: Number(value) })}
    />
    <SegmentedControl
      size="xs"
      aria-label="统计视图"
      data={views}
      value={String(view)}
      onChange={(value) => onChange({ view: Number(value) })}
    />
  </Group>
);
