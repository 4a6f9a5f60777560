import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { useSorted } from '../../reports/use-sorted.ts';
import type { UsedClass, UsedStudent } from './class-usage.ts';
import { classColumns, figureValue, studentColumns } from './usage-columns.tsx';

/** The classes side by side; one of them is looked at. */
export function ClassTable({ classes, onOpen }: { classes: readonly UsedClass[]; onOpen: (id: string) => void }) {
  const { rows, sort, onSort } = useSorted(classes, figureValue);
  return (
    <Card title="各班使用" flush>
      <RecordTable
        label="各班使用"
        columns={classColumns}
        rows={rows}
        sort={sort}
        onSort={onSort}
        keyOf={({ classId }) => classId}
        nameOf={({ className }) => className}
        actions={({ classId }) => [{ label: '看学生', run: () => onOpen(classId) }]}
        actionsWidth={84}
      />
    </Card>
  );
}

interface StudentsProps {
  classId: string;
  className: string;
  students: readonly UsedStudent[];
}

/** The students of a class. */
export function StudentTable({ classId, className, students }: StudentsProps): ReactNode {
  const { rows, sort, onSort } = useSorted(students, figureValue);
  return (
    <Card title={`${className} ${students.length} 人`} flush>
      <RecordTable
        label="学生使用"
        columns={studentColumns(classId)}
        rows={rows}
        sort={sort}
        onSort={onSort}
        keyOf={({ studentId }) => studentId}
        nameOf={({ studentName }) => studentName}
      >
        {students.length === 0 && <EmptyState text="这个班还没有学生。" />}
      </RecordTable>
    </Card>
  );
}
