import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { useCall } from '../../../api/use-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import type { ClassNode } from '../class-tree.ts';
import { moveStudents, takeOut } from '../students/student-actions.tsx';
import { guardianColumns, identityColumns } from '../students/student-columns.tsx';
import { studentName, type Student } from '../students/student.ts';
import { AddStudent } from '../students/StudentForm.tsx';
import { PickStudents } from './PickStudents.tsx';
import styles from './classes.module.css';

interface Props {
  schoolId: string;
  schoolClass: ClassNode;
}

const columns = [...identityColumns, ...guardianColumns];

/** The students of a class, to take in, to move and to take out. */
export function ClassStudents({ schoolId, schoolClass }: Props): ReactNode {
  const { id: classId } = schoolClass;
  const query = usePageQuery(pageStudents, { fixed: { schoolId, classId, status: enrolment.inSchool } });
  const students = useCall(pageStudents, query.input);
  const pick = () => void openDialog(<PickStudents schoolId={schoolId} schoolClass={schoolClass} />);
  const add = () => void openDialog(<AddStudent schoolId={schoolId} classId={classId} />);
  return (
    <>
      <Toolbar label="筛选本班学生">
        <SearchField label="姓名或学号" value={query.filters.keyword ?? ''} onSearch={query.search} />
        <div className={styles.toRight}>
          <Button variant="default" onClick={pick}>
            调入学生
          </Button>
          <Button variant="default" onClick={add}>
            新增学生
          </Button>
        </div>
      </Toolbar>
      <DataTable
        label="学生"
        answer={students}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={studentName}
        actions={(student) => [
          { label: '调班', run: () => moveStudents(schoolId, [student]) },
          { label: '移出', run: () => takeOut([student]), danger: true },
        ]}
        actionsWidth={120}
        bulk={(rows, clear) => <Bulk schoolId={schoolId} students={rows} clear={clear} />}
        empty={{ text: '这个班还没有学生。', action: <Button onClick={pick}>调入学生</Button> }}
      />
    </>
  );
}

interface BulkProps {
  schoolId: string;
  students: readonly Student[];
  clear: () => void;
}

function Bulk({ schoolId, students, clear }: BulkProps): ReactNode {
  const then = async (done: Promise<unknown>) => {
    if (await done) clear();
  };
  return (
    <>
      <Button size="xs" onClick={() => void then(moveStudents(schoolId, students))}>
        调班
      </Button>
      <Button size="xs" variant="default" c="red.8" onClick={() => void then(takeOut(students))}>
        移出
      </Button>
    </>
  );
}
