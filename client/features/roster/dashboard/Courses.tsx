import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { fullClassName } from '../../../filters/class-name.ts';
import { pathTo } from '../../../session/paths.ts';
import type { BoardProps, RosterSummary } from './roster-summary.ts';
import styles from './dashboard.module.css';

type Subject = RosterSummary['subjects'][number];
type Vacancy = RosterSummary['vacancies'][number];

const subjectColumns: readonly Column<Subject>[] = [
  { key: 'subjectName', title: '学科' },
  { key: 'teacherCount', title: '教师', align: 'right', render: ({ teacherCount }) => formatNumber(teacherCount) },
  { key: 'classCount', title: '班级', align: 'right', render: ({ classCount }) => formatNumber(classCount) },
];

const vacancyColumns: readonly Column<Vacancy>[] = [
  {
    key: 'className',
    title: '班级',
    width: 140,
    render: (vacancy) => (
      <TextLink to={pathTo('classes', { classId: vacancy.classId })}>{fullClassName(vacancy)}</TextLink>
    ),
  },
  { key: 'courseNames', title: '未安排教师的课程', render: ({ courseNames }) => courseNames.join('、') },
];

/** The subjects with their teachers, and the courses that have none. */
export function Courses({ summary: { subjects, vacancies } }: BoardProps): ReactNode {
  return (
    <div className={styles.courses}>
      <Card title="各学科教师">
        <RecordTable
          label="各学科"
          columns={subjectColumns}
          rows={subjects}
          keyOf={({ subjectId }) => subjectId}
          nameOf={({ subjectName }) => subjectName}
        />
      </Card>
      <Card title="缺教师的课程">
        <RecordTable
          label="缺教师的课程"
          columns={vacancyColumns}
          rows={vacancies}
          keyOf={({ classId }) => classId}
          nameOf={fullClassName}
        >
          {vacancies.length === 0 && <EmptyState text="所有课程都已安排教师。" />}
        </RecordTable>
      </Card>
    </div>
  );
}
