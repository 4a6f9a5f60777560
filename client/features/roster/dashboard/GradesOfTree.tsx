import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { Card } from '../../../components/page/Card.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { ClassTree, GradeNode } from '../../../filters/class-tree.ts';
import styles from './dashboard.module.css';

/** Students to a class, without decimals; - where there are no classes. */
export const average = (students: number, classes: number): string =>
  classes === 0 ? '-' : formatNumber(Math.round(students / classes));

const columns: readonly Column<GradeNode>[] = [
  { key: 'name', title: '年级' },
  { key: 'classes', title: '班级', align: 'right', render: ({ children = [] }) => formatNumber(children.length) },
  { key: 'studentCount', title: '学生', align: 'right', render: ({ studentCount }) => formatNumber(studentCount) },
  {
    key: 'average',
    title: '平均班额',
    align: 'right',
    render: ({ studentCount, children = [] }) => average(studentCount, children.length),
  },
];

/** The students of each grade as bars and as a table, as the tree of classes counts them. */
export const GradesOfTree = ({ grades }: { grades: ClassTree }): ReactNode => (
  <Card title="各年级学生">
    <div className={styles.grades}>
      <BarChart
        label="各年级学生人数"
        series={['学生']}
        bars={grades.map(({ id, name, studentCount }) => ({ key: id, label: name, values: [studentCount] }))}
      />
      <RecordTable label="各年级" columns={columns} rows={grades} keyOf={({ id }) => id} nameOf={({ name }) => name} />
    </div>
  </Card>
);
