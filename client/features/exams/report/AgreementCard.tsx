import type { ReactNode } from 'react';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import { signedText, type ItemsReport } from './report.ts';

type Agreement = ItemsReport['agreement'][number];

const right = { align: 'right', width: 104 } as const;

const columns: readonly Column<Agreement>[] = [
  { key: 'name', title: '阅卷任务' },
  { key: 'positions', title: '题号', width: 96, render: ({ positions }) => positions.join('、') },
  { key: 'full', title: '满分', ...right, width: 72, render: ({ full }) => formatScore(full) },
  { key: 'tolerance', title: '误差阈值', ...right, render: ({ tolerance }) => formatScore(tolerance) },
  { key: 'count', title: '双评份数', ...right },
  { key: 'withinRate', title: '阈值内', ...right, render: ({ withinRate }) => formatRate(withinRate) },
  { key: 'meanDifference', title: '平均相差', ...right, render: ({ meanDifference }) => signedText(meanDifference, 2) },
  {
    key: 'limits',
    title: '95% 一致限',
    align: 'right',
    width: 128,
    render: ({ lower, upper }) => (lower === null ? '-' : `${signedText(lower)} 至 ${signedText(upper)}`),
  },
  {
    key: 'kappa',
    title: '加权 Kappa',
    ...right,
    width: 124,
    hint: <StatisticHelp name="kappa" />,
    render: ({ kappa }) => formatNumber(kappa, 2),
  },
];

/** How far the first and the second mark of questions agree that two have marked. */
export const AgreementCard = ({ items }: { items: ItemsReport }): ReactNode => (
  <Card title="双评一致性" flush>
    <RecordTable
      label="双评一致性"
      columns={columns}
      rows={items.agreement}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
    />
  </Card>
);
