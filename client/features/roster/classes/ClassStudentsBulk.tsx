import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { moveStudents, takeOut } from '../students/student-actions.tsx';
import type { Student } from '../students/student.ts';

interface Props {
  schoolId: string;
  students: readonly Student[];
  clear: () => void;
}

/** What can be done with all ticked students of a class. */
export function ClassStudentsBulk({ schoolId, students, clear }: Props): ReactNode {
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
