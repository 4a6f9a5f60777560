import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Sparkline } from '../../../components/chart/Sparkline.tsx';
import { StatisticHelp } from '../StatisticHelp.tsx';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import type { Column } from '../../../components/table/columns.ts';
import { LinkButton } from '../LinkButton.tsx';
import { textTones } from '../text-tones.ts';
import type { StudentTrend } from './report.ts';
import { trendWord } from './trend.ts';

const trendColours = { up: textTones['excellent'], steady: undefined, down: textTones['fail'] };

/** How much the rate changes from work to work, in percentage points, with its word. */
function Trend({ slope }: { slope: number | null }): ReactNode {
  const word = trendWord(slope);
  if (word === null || slope === null) return '-';
  const points = `${slope > 0 ? '+' : ''}${formatNumber(slope * 100, 1)}`;
  return (
    <Text span inherit c={trendColours[word.value]}>
      {`${word.label} ${points}`}
    </Text>
  );
}

/** The columns of the students over a period. */
export const trendColumns = (open: (student: StudentTrend) => unknown): readonly Column<StudentTrend>[] => [
  {
    key: 'studentName',
    title: '姓名',
    sortable: true,
    render: (student) => <LinkButton open={() => open(student)}>{student.studentName}</LinkButton>,
  },
  { key: 'studentNo', title: '学号', width: 132, sortable: true },
  { key: 'className', title: '班级', width: 132, sortable: true },
  {
    key: 'completed',
    title: '已完成',
    width: 96,
    align: 'right',
    sortable: true,
    render: ({ completed, submissions }) => `${completed}/${submissions.filter(Boolean).length}`,
  },
  {
    key: 'meanRate',
    title: '平均得分率',
    width: 124,
    align: 'right',
    sortable: true,
    render: ({ meanRate }) => formatRate(meanRate),
  },
  {
    key: 'trendSlope',
    title: '趋势',
    width: 144,
    align: 'right',
    sortable: true,
    hint: <StatisticHelp name="trendSlope" />,
    render: ({ trendSlope }) => <Trend slope={trendSlope} />,
  },
  { key: 'rates', title: '各次得分率', width: 160, render: ({ rates }) => <Sparkline values={rates} /> },
];

/** What the students are sorted by. */
export function trendValue(student: StudentTrend, column: string): number | string | null {
  const value: unknown = Reflect.get(student, column);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
