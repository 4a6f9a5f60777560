import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { useCall } from '../../../api/use-call.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { useHasPart } from '../../../session/parts.ts';
import { openImport } from '../importing/ImportWizard.tsx';
import { studentImport } from '../importing/import-source.ts';
import { actionsOf } from './row-actions.ts';
import { studentColumns } from './student-columns.tsx';
import { studentName } from './student.ts';
import { StudentBulk } from './StudentBulk.tsx';
import { StudentBulkAll } from './StudentBulkAll.tsx';

interface Props {
  schoolId: string;
  query: PageQuery<typeof pageStudents>;
}

/** The students that the filters leave, with what can be done with each and with several. */
export function StudentList({ schoolId, query }: Props): ReactNode {
  const students = useCall(pageStudents, query.input);
  const mayChangeAll = useHasPart('allStudents');
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
      {...(mayChangeAll && {
        bulkAll: (total: number, clear: () => void) => (
          <StudentBulkAll query={query.input} total={total} clear={clear} />
        ),
      })}
      empty={{
        text: '没有符合条件的学生，可以换个条件，或导入学生名单。',
        action: <Button onClick={() => openImport(studentImport, schoolId)}>导入学生</Button>,
      }}
    />
  );
}
