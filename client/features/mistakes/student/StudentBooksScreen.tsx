import type { ReactNode } from 'react';
import { Screen } from '../../../components/page/Screen.tsx';
import { LearningLinks } from '../LearningLinks.tsx';
import { NoLesson } from '../NoLesson.tsx';
import type { Lesson } from '../use-lesson.ts';
import { BookActions } from './BookActions.tsx';
import { StudentBooks } from './StudentBooks.tsx';
import { useStudents } from './use-students.ts';

interface Props {
  title: string;
  /** null until the header has one. */
  lesson: Lesson | null;
  /** Beside the title. */
  aside?: ReactNode;
}

/** The students of a class, and the mistake book of one of them. */
export function StudentBooksScreen({ title, lesson, aside }: Props): ReactNode {
  const students = useStudents(lesson);
  const { current } = students;
  return (
    <Screen
      title={title}
      fill
      aside={
        <>
          {aside}
          {lesson && current && <LearningLinks classId={lesson.classId} studentId={current.studentId} />}
        </>
      }
      note={current && `${current.studentName}　学号 ${current.studentNo}`}
      actions={lesson && current && <BookActions lesson={lesson} student={current} />}
    >
      {lesson ? <StudentBooks lesson={lesson} students={students} /> : <NoLesson />}
    </Screen>
  );
}
