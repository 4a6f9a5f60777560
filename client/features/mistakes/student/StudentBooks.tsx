import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { Columns } from '../../../components/page/Columns.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
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
  const { current, hasMoved, choose, turn } = students;
  const studentId = current?.studentId ?? '';
  const query = useBookQuery(lesson, studentId);
  const { classId, courseId } = lesson;
  return (
    <Columns widths="236px minmax(0, 1fr) 264px" wide="288px minmax(0, 1fr) 340px">
      <StudentList students={students} />
      {hasMoved && (
        <Card>
          <EmptyState text="这名学生已不在这个班级。可以在页面顶部换到现在的班级，或看本班其他学生。">
            <Button variant="default" onClick={() => choose('')}>
              看本班学生
            </Button>
          </EmptyState>
        </Card>
      )}
      {current && (
        <StudentBook
          key={`${classId} ${courseId} ${studentId}`}
          query={query}
          lesson={lesson}
          student={current}
          turn={turn}
        />
      )}
    </Columns>
  );
}
