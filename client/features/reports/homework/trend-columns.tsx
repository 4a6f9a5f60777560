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

/** How a student has moved against the class, in standard deviations, with how sure that is; nothing is said of chance. */
function Trend({ student }: { student: StudentTrend }): ReactNode {
  const word = trendWord(student);
  if (word === null) return '-';
  if (word.value === 'steady') return word.label;
  const { change, sureness } = student;
  return (
    <Text span inherit c={trendColours[word.value]}>
      {`${word.label} ${formatNumber(Math.abs(change), 1)} 个标准差，把握 ${formatNumber(Math.floor(sureness * 100))}%`}
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
    key: 'change',
    title: '趋势',
    width: 232,
    sortable: true,
    hint: <StatisticHelp name="change" />,
    render: (student) => <Trend student={student} />,
  },
  { key: 'rates', title: '各次得分率', width: 160, render: ({ rates }) => <Sparkline values={rates} /> },
];

/** What the students are sorted by. */
export function trendValue(student: StudentTrend, column: string): number | string | null {
  const value: unknown = Reflect.get(student, column);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
