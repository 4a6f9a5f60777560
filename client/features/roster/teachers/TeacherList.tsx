import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageTeachers } from '../../../../contracts/vesta/teacher.ts';
import { useCall } from '../../../api/use-call.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { openImport } from '../importing/ImportWizard.tsx';
import { teacherImport } from '../importing/import-source.ts';
import { editTeacher, editTeachings, removeOne, resetPassword } from './teacher-actions.tsx';
import { teacherColumns } from './teacher-columns.tsx';
import { teacherName, type Teacher } from './teacher.ts';

interface Props {
  schoolId: string;
  query: PageQuery<typeof pageTeachers>;
}

/** The teachers that the filters leave, with what can be done with each. */
export function TeacherList({ schoolId, query }: Props): ReactNode {
  const teachers = useCall(pageTeachers, query.input);
  return (
    <DataTable
      label="教师"
      answer={teachers}
      query={query}
      columns={teacherColumns}
      keyOf={({ id }) => id}
      nameOf={teacherName}
      actions={actionsOf}
      empty={{
        text: '没有符合条件的教师，可以换个条件，或导入教师名单。',
        action: <Button onClick={() => openImport(teacherImport, schoolId)}>导入教师</Button>,
      }}
    />
  );
}

const actionsOf = (teacher: Teacher): RowAction[] => [
  { label: '编辑', run: () => editTeacher(teacher) },
  { label: '任课', run: () => editTeachings(teacher) },
  { label: '重置密码', run: () => resetPassword(teacher) },
  { label: '删除', run: () => removeOne(teacher), danger: true },
];
