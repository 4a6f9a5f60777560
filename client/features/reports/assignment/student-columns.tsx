import { TextLink } from '../../../components/page/links.tsx';
import { Text } from '@mantine/core';
import { submissionStateLabels } from '../../../../contracts/constants/assignments.ts';
import { StatisticHelp } from '../StatisticHelp.tsx';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import type { Column } from '../../../components/table/columns.ts';
import { submissionPath } from '../../assignments/work/paths.ts';
import { textTones } from '../text-tones.ts';
import { bandOf } from './Bands.tsx';
import type { AssessmentPaper } from '../../marking/assessment.ts';
import type { Student } from './report.ts';

/** What stands in the place of a score that is not there. */
const scoreText = ({ state, score }: Student): string => {
  if (score !== null) return formatScore(score);
  return state === 1 ? '未批完' : submissionStateLabels[state];
};

const percentile = ({ percentileRank }: Student): string =>
  formatNumber(percentileRank === null ? null : percentileRank * 100, 1);

/** The columns of the students; who has handed in leads to the sheet. */
export const studentColumns = ({ taskType }: Pick<AssessmentPaper, 'taskType'>): readonly Column<Student>[] => [
  { key: 'rank', title: '名次', width: 76, align: 'right', sortable: true, render: ({ rank }) => rank ?? '-' },
  {
    key: 'studentName',
    title: '姓名',
    sortable: true,
    render: ({ state, studentName, submissionId }) => (
      <TextLink to={state === 1 ? submissionPath(taskType, submissionId) : undefined}>{studentName}</TextLink>
    ),
  },
  { key: 'studentNo', title: '学号', width: 140, sortable: true },
  { key: 'className', title: '班级', width: 140, sortable: true },
  { key: 'score', title: '得分', width: 96, align: 'right', sortable: true, render: scoreText },
  {
    key: 'band',
    title: '分数段',
    width: 112,
    render: ({ band }) => (
      <Text span inherit fw={500} c={textTones[band]}>
        {bandOf(band)?.label ?? '-'}
      </Text>
    ),
  },
  {
    key: 'percentileRank',
    title: '百分等级',
    width: 128,
    align: 'right',
    sortable: true,
    hint: <StatisticHelp name="percentileRank" />,
    render: percentile,
  },
];

/** What the students are sorted by. */
export function studentValue(student: Student, column: string): number | string | null {
  const value: unknown = Reflect.get(student, column);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
