import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { getExamProgress } from '../../../../contracts/wrongbook/exams/reports.ts';
import type { Column } from '../../../components/table/columns.ts';
import { markWords, signedText } from './report.ts';

type Moved = DataOf<typeof getExamProgress>['classes'][number];

const words = { ...markWords, above: '进步', below: '退步', '': '人数太少' } as const;

/** How a class has moved. */
export const progressColumns: readonly Column<Moved>[] = [
  { key: 'className', title: '班级' },
  { key: 'count', title: '人数', align: 'right', width: 72 },
  { key: 'before', title: '上次', align: 'right', width: 80, render: ({ before }) => formatNumber(before, 1) },
  { key: 'now', title: '本次', align: 'right', width: 80, render: ({ now }) => formatNumber(now, 1) },
  {
    key: 'change',
    title: '变化',
    align: 'right',
    width: 80,
    render: ({ change }) => signedText(change?.value ?? null),
  },
  {
    key: 'interval',
    title: '95% 区间',
    align: 'right',
    width: 128,
    render: ({ change }) => (change ? `${signedText(change.low)} 至 ${signedText(change.high)}` : '-'),
  },
  { key: 'mark', title: '判断', width: 120, render: ({ mark }) => words[mark] },
];
