import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useOwnPlace, usePageQuery } from '../../../components/use-page-query.ts';
import { fullClassName } from '../../../filters/class-name.ts';
import { classOptions, useClassTree, type ClassNode } from '../../../filters/class-tree.ts';
import { pickColumns } from '../students/student-columns.tsx';
import { studentName } from '../students/student.ts';
import { PickFilters } from './PickFilters.tsx';
import { TakeStudents } from './TakeStudents.tsx';
import styles from './classes.module.css';

interface Props {
  schoolId: string;
  schoolClass: ClassNode;
}

/** Takes students without a class, or of another class, into a class. */
export function PickStudents({ schoolId, schoolClass }: Props): ReactNode {
  const tree = useClassTree(schoolId);
  const query = usePageQuery(pageStudents, {
    fixed: { schoolId, status: enrolment.inSchool },
    defaults: { unassigned: 1 },
    place: useOwnPlace(),
  });
  const students = useCall(pageStudents, query.input);
  return (
    <Dialog title={`调入${fullClassName(schoolClass)}`} size={760} drawer closing="完成">
      <PickFilters query={query} classes={classOptions(tree.data).filter(({ value }) => value !== schoolClass.id)} />
      <div className={styles.bounded}>
        <DataTable
          label="可调入的学生"
          answer={students}
          query={query}
          columns={pickColumns}
          keyOf={({ id }) => id}
          nameOf={studentName}
          bulk={(rows, clear) => <TakeStudents students={rows} classId={schoolClass.id} clear={clear} />}
          empty={{ text: '没有可调入的学生，可以选择其他班级。' }}
        />
      </div>
    </Dialog>
  );
}
