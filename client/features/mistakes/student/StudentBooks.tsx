import type { ReactNode } from 'react';
import { Columns } from '../../../components/page/Columns.tsx';
import type { Lesson } from '../use-lesson.ts';
import { StudentBook } from './StudentBook.tsx';
import { StudentList } from './StudentList.tsx';
import { useBookQuery } from './use-book-query.ts';
import type { Students } from './use-students.ts';

interface Props {
  lesson: Lesson;
  students: Students;
}

/** The students of a lesson beside the book of one of them. */
export function StudentBooks({ lesson, students }: Props): ReactNode {
  const { current, formerId, choose, turn } = students;
  const studentId = current?.studentId ?? formerId;
  const query = useBookQuery(lesson, studentId, current !== undefined);
  const { classId, courseId } = lesson;
  return (
    <Columns widths="236px minmax(0, 1fr) 264px" wide="288px minmax(0, 1fr) 340px">
      <StudentList students={students} />
      {studentId !== '' && (
        <StudentBook
          key={`${classId} ${courseId} ${studentId}`}
          query={query}
          lesson={lesson}
          studentId={studentId}
          student={current}
          leave={() => choose('')}
          turn={turn}
        />
      )}
    </Columns>
  );
}
