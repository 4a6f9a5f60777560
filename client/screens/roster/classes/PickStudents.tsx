import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { addStudentToClass, pageStudents } from '../../../../contracts/vesta/student.ts';
import { useAction, useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { DialogButtons } from '../../../components/dialog/DialogButtons.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useOwnPlace, usePageQuery } from '../../../components/use-page-query.ts';
import { classOptions, useClassTree, type ClassNode } from '../class-tree.ts';
import { write } from '../refresh.ts';
import { identityColumns } from '../students/student-columns.tsx';
import { studentName, type Student } from '../students/student.ts';
import { fullClassName, idsOf } from '../words.ts';
import styles from './classes.module.css';

interface Props {
  schoolId: string;
  schoolClass: ClassNode;
}

const columns: readonly Column<Student>[] = [
  ...identityColumns,
  { key: 'className', title: '现班级', render: (student) => (student.classId ? fullClassName(student) : '未分班') },
];

/** Takes students without a class, or of another class, into a class. */
export function PickStudents({ schoolId, schoolClass }: Props): ReactNode {
  const { close } = useDialog();
  const tree = useClassTree(schoolId);
  const query = usePageQuery(pageStudents, {
    fixed: { schoolId, status: enrolment.inSchool },
    defaults: { unassigned: 1 },
    place: useOwnPlace(),
  });
  const students = useCall(pageStudents, query.input);
  const others = classOptions(tree.data).filter(({ value }) => value !== schoolClass.id);
  return (
    <Dialog title={`调入${fullClassName(schoolClass)}`} size={760} drawer>
      <Toolbar label="筛选可调入的学生">
        <FilterSelect
          label="现班级"
          all="未分班"
          options={others}
          value={query.filters.classId}
          onChange={(classId) => query.filter({ classId, unassigned: classId ? 0 : '' })}
        />
        <SearchField label="姓名或学号" value={query.filters.keyword ?? ''} onSearch={query.search} />
      </Toolbar>
      <div className={styles.bounded}>
        <DataTable
          label="可调入的学生"
          answer={students}
          query={query}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={studentName}
          bulk={(rows, clear) => <Take students={rows} classId={schoolClass.id} clear={clear} />}
          empty={{ text: '没有可调入的学生,可以选择其他班级。' }}
        />
      </div>
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          完成
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface TakeProps {
  students: readonly Student[];
  classId: string;
  clear: () => void;
}

function Take({ students, classId, clear }: TakeProps): ReactNode {
  const { run, busy } = useAction(() => write(addStudentToClass, { classId, studentId: idsOf(students) }).then(clear));
  return (
    <Button size="xs" loading={busy} onClick={() => void run()}>
      调入本班
    </Button>
  );
}
