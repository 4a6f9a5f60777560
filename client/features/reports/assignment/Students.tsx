import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { useSorted } from '../use-sorted.ts';
import { filterIn, studentsIn } from './groups.ts';
import { HeatTable } from './HeatTable.tsx';
import type { SectionProps, Student } from './report.ts';
import { studentColumns, studentValue } from './student-columns.tsx';
import { StudentFilters } from './StudentFilters.tsx';

const views = [
  { value: 'scores', label: '成绩' },
  { value: 'items', label: '各题得分' },
];

const last = Number.MAX_SAFE_INTEGER;
const byRank = (a: Student, b: Student): number => (a.rank ?? last) - (b.rank ?? last);

/** How every student has done, narrowed to those whom a figure counts. */
export function Students(props: SectionProps): ReactNode {
  const [address] = useSearchParams();
  const [view, setView] = useState('scores');
  const keyword = address.get('keyword') ?? '';
  const found = studentsIn(props.report.students, filterIn(address)).filter(
    ({ studentName, studentNo }) => studentName.includes(keyword) || studentNo.includes(keyword),
  );
  return (
    <Card flush>
      <StudentFilters count={found.length} total={props.report.students.length}>
        <SegmentedControl size="xs" aria-label="显示方式" data={views} value={view} onChange={setView} />
      </StudentFilters>
      {view === 'scores' ? (
        <StudentTable {...props} students={found} />
      ) : (
        <HeatTable paper={props.paper} items={props.report.items} students={found.toSorted(byRank)} />
      )}
      {found.length === 0 && <EmptyState text="没有符合条件的学生，可以换个条件。" />}
    </Card>
  );
}

/** Scores, bands and ranks. */
export function StudentTable({
  paper,
  students,
}: Pick<SectionProps, 'paper'> & { students: readonly Student[] }): ReactNode {
  const { rows, sort, onSort } = useSorted(students, studentValue);
  return (
    <RecordTable
      label="学生成绩"
      columns={studentColumns(paper)}
      rows={rows}
      sort={sort}
      onSort={onSort}
      keyOf={({ submissionId }) => submissionId}
      nameOf={({ studentName }) => studentName}
    />
  );
}
