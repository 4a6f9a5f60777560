import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { useCall } from '../../../api/use-call.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import type { ClassNode } from '../../../filters/class-tree.ts';
import { addOneStudent } from '../students/student-actions.tsx';
import { guardianColumns, identityColumns } from '../students/student-columns.tsx';
import { studentName } from '../students/student.ts';
import { ClassStudentsBar } from './ClassStudentsBar.tsx';
import { ClassStudentsBulk } from './ClassStudentsBulk.tsx';
import { pickStudents } from './pick-students.tsx';
import { useActions } from './use-actions.ts';

interface Props {
  schoolId: string;
  schoolClass: ClassNode;
}

const columns = [...identityColumns, ...guardianColumns];

/** The students of a class, to take in, to move and to take out. */
export function ClassStudents({ schoolId, schoolClass }: Props): ReactNode {
  const { id: classId } = schoolClass;
  const query = usePageQuery(pageStudents, { fixed: { schoolId, classId, status: enrolment.inSchool } });
  const actions = useActions(schoolId, classId);
  const students = useCall(pageStudents, query.input);
  const pick = () => void pickStudents(schoolId, schoolClass);
  const add = () => void addOneStudent(schoolId, classId);
  return (
    <>
      <ClassStudentsBar query={query} onPick={pick} onAdd={add} />
      <DataTable
        label="学生"
        answer={students}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={studentName}
        actions={actions}
        bulk={(rows, clear) => <ClassStudentsBulk schoolId={schoolId} students={rows} clear={clear} />}
        empty={{
          text: query.filters.keyword ? '本班没有符合条件的学生。' : '这个班还没有学生。',
          action: <Button onClick={pick}>调入学生</Button>,
        }}
      />
    </>
  );
}
