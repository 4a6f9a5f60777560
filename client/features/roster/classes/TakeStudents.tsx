import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { addStudentToClass } from '../../../../contracts/vesta/student.ts';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../components/use-action.ts';
import type { Student } from '../students/student.ts';
import { idsOf } from '../words.ts';

interface Props {
  students: readonly Student[];
  classId: string;
  clear: () => void;
}

/** Takes all ticked students into a class. */
export function TakeStudents({ students, classId, clear }: Props): ReactNode {
  const { run, busy } = useAction(() => call(addStudentToClass, { classId, studentId: idsOf(students) }).then(clear));
  return (
    <Button size="xs" loading={busy} onClick={() => void run()}>
      调入本班
    </Button>
  );
}
