import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { moveStudents, removeStudents, setEnabled } from './student-actions.tsx';
import type { Student } from './student.ts';

interface Props {
  schoolId: string;
  students: readonly Student[];
  clear: () => void;
}

/** What can be done with all ticked students. */
export function StudentBulk({ schoolId, students, clear }: Props): ReactNode {
  const inSchool = students.every(({ status }) => status === enrolment.inSchool);
  const then = async (done: Promise<unknown>) => {
    if (await done) clear();
  };
  return (
    <>
      {inSchool && (
        <>
          <Button size="xs" onClick={() => void then(setEnabled(schoolId, students, 1))}>
            启用
          </Button>
          <Button size="xs" variant="default" onClick={() => void then(setEnabled(schoolId, students, 0))}>
            停用
          </Button>
          <Button size="xs" variant="default" onClick={() => void then(moveStudents(schoolId, students))}>
            调班
          </Button>
        </>
      )}
      <Button size="xs" variant="default" c="red.8" onClick={() => void then(removeStudents(students))}>
        删除
      </Button>
    </>
  );
}
