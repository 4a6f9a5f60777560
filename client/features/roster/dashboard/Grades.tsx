import type { ReactNode } from 'react';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { RosterSummary } from './roster-summary.ts';
import styles from './dashboard.module.css';

type Grade = RosterSummary['grades'][number];

const figure = (key: keyof Grade, title: string, width = 64): Column<Grade> => ({
  key,
  title,
  width,
  align: 'right',
  render: (grade) => formatNumber(grade[key]),
});

const columns: readonly Column<Grade>[] = [
  { key: 'gradeName', title: '年级', width: 84 },
  figure('classCount', '班级'),
  figure('studentCount', '学生'),
  figure('maleCount', '男生'),
  figure('femaleCount', '女生'),
  { ...figure('studentCount', '未填性别', 84), key: 'untold', render: (grade) => formatNumber(untold(grade)) },
  figure('enabledCount', '已启用'),
  {
    key: 'bound',
    title: '已排课程',
    width: 88,
    align: 'right',
    render: ({ boundCount, courseCount }) => `${boundCount}/${courseCount}`,
  },
];

const untold = ({ studentCount, maleCount, femaleCount }: Grade): number => studentCount - maleCount - femaleCount;

/** The students of each grade as bars, and the same figures as a table. */
export function Grades({ grades }: Pick<RosterSummary, 'grades'>): ReactNode {
  return (
    <Card title="各年级学生">
      <div className={styles.grades}>
        <BarChart
          label="各年级学生人数"
          series={['男生', '女生', '未填性别']}
          bars={grades.map((grade) => ({
            key: grade.gradeId,
            label: grade.gradeName,
            values: [grade.maleCount, grade.femaleCount, untold(grade)],
          }))}
        />
        <RecordTable
          label="各年级"
          columns={columns}
          rows={grades}
          keyOf={({ gradeId }) => gradeId}
          nameOf={({ gradeName }) => gradeName}
        />
      </div>
    </Card>
  );
}
