import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { useSorted } from '../use-sorted.ts';
import { filterIn, studentsIn } from './groups.ts';
import type { SectionProps, Student } from './report.ts';
import { studentColumns, studentValue } from './student-columns.tsx';
import { StudentFilters } from './StudentFilters.tsx';

/** How every student has done, narrowed to those whom a figure counts. */
export function Students(props: SectionProps): ReactNode {
  const [address] = useSearchParams();
  const keyword = address.get('keyword') ?? '';
  const found = studentsIn(props.report.students, filterIn(address)).filter(
    ({ studentName, studentNo }) => studentName.includes(keyword) || studentNo.includes(keyword),
  );
  return (
    <Card flush>
      <StudentFilters count={found.length} total={props.report.students.length} />
      <StudentTable {...props} students={found} />
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
