import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { listSubmissions } from '../../../contracts/wrongbook/assignments.ts';
import { listStudentMistakes } from '../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../api/use-call.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Label } from './Label.tsx';
import type { PrintRequest } from './print-request.ts';

interface Props {
  request: PrintRequest;
  onChange: (request: PrintRequest) => void;
}

/** For whom it is printed; of a paper nobody can be chosen yet. */
export function WhoChoice({ request, onChange }: Props): ReactNode {
  const { assignmentId, book } = request;
  if (assignmentId !== undefined) return <OfWork assignmentId={assignmentId} request={request} onChange={onChange} />;
  return book && <OfClass book={book} request={request} onChange={onChange} />;
}

interface Person {
  studentId: string;
  studentName: string;
  studentNo: string;
}

function StudentSelect({
  students,
  value,
  onChange,
}: {
  students: readonly Person[];
  value: string | undefined;
  onChange: (studentId: string) => void;
}): ReactNode {
  return (
    <FilterSelect
      label="学生"
      all={`全部学生（${students.length}）`}
      width={208}
      options={students.map(({ studentId, studentName, studentNo }) => ({
        value: studentId,
        label: `${studentName} ${studentNo}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Everybody who got the work, one class or one student. */
function OfWork({ assignmentId, request, onChange }: Props & { assignmentId: string }): ReactNode {
  const { data: students = [] } = useCall(listSubmissions, { assignmentId });
  const classes = [...new Map(students.map(({ classId, className }) => [classId, className]))];
  const inClass = students.filter(({ classId }) => request.classId === undefined || classId === request.classId);
  const choose = (changes: Partial<PrintRequest>) => {
    const { classId: _, studentId: __, ...rest } = request;
    onChange({ ...rest, ...changes });
  };
  return (
    <Stack gap={10}>
      <Label>范围</Label>
      <FilterSelect
        label="班级"
        all="全部班级"
        width={208}
        options={classes.map(([value, label]) => ({ value, label }))}
        value={request.classId}
        onChange={(classId) => choose(classId ? { classId } : {})}
      />
      <StudentSelect
        students={inClass}
        value={request.studentId}
        onChange={(studentId) =>
          choose({ ...(request.classId && { classId: request.classId }), ...(studentId && { studentId }) })
        }
      />
    </Stack>
  );
}

/** Everybody of a class who has such mistakes, or one student. */
function OfClass({ book, request, onChange }: Props & { book: NonNullable<PrintRequest['book']> }): ReactNode {
  const { classId, courseId } = book;
  const { data: students = [] } = useCall(listStudentMistakes, { classId, courseId });
  return (
    <Stack gap={10}>
      <Label>范围</Label>
      <StudentSelect
        students={students}
        value={request.studentId}
        onChange={(chosen) => {
          const { studentId: _, ...rest } = request;
          onChange({ ...rest, ...(chosen && { studentId: chosen }) });
        }}
      />
    </Stack>
  );
}
