import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { useCall } from '../../../api/use-call.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { openImport } from '../importing/ImportWizard.tsx';
import { studentImport } from '../importing/import-source.ts';
import { editStudent, moveStudents, removeStudents, setEnabled, takeOut } from './student-actions.tsx';
import { studentColumns } from './student-columns.tsx';
import { studentName, type Student } from './student.ts';
import { StudentBulk } from './StudentBulk.tsx';
import { StudentBulkAll } from './StudentBulkAll.tsx';

interface Props {
  schoolId: string;
  query: PageQuery<typeof pageStudents>;
}

/** The students that the filters leave, with what can be done with each and with several. */
export function StudentList({ schoolId, query }: Props): ReactNode {
  const students = useCall(pageStudents, query.input);
  return (
    <DataTable
      label="学生"
      answer={students}
      query={query}
      columns={studentColumns(query.filters.status)}
      keyOf={({ id }) => id}
      nameOf={studentName}
      actions={(student) => actionsOf(schoolId, student)}
      bulk={(rows, clear) => <StudentBulk schoolId={schoolId} students={rows} clear={clear} />}
      bulkAll={(total, clear) => <StudentBulkAll query={query.input} total={total} clear={clear} />}
      empty={{
        text: '没有符合条件的学生，可以换个条件，或导入学生名单。',
        action: <Button onClick={() => openImport(studentImport, schoolId)}>导入学生</Button>,
      }}
    />
  );
}

function actionsOf(schoolId: string, student: Student): RowAction[] {
  const edit = { label: '编辑', run: () => editStudent(student) };
  const remove = { label: '删除', run: () => removeStudents([student]), danger: true };
  if (student.status === enrolment.graduated) return [edit, remove];
  const enabled = student.enabled === 1 ? 0 : 1;
  return [
    edit,
    { label: student.classId ? '调班' : '分班', run: () => moveStudents(schoolId, [student]) },
    { label: enabled === 1 ? '启用' : '停用', run: () => setEnabled(schoolId, [student], enabled) },
    ...(student.classId ? [{ label: '移出班级', run: () => takeOut([student]) }] : []),
    remove,
  ];
}
