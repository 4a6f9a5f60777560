import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { BookActions } from '../../features/mistakes/student/BookActions.tsx';
import { StudentBooks } from '../../features/mistakes/student/StudentBooks.tsx';
import { useStudents } from '../../features/mistakes/student/use-students.ts';
import { LearningLinks } from '../../features/mistakes/LearningLinks.tsx';
import { useLesson } from '../../features/mistakes/use-lesson.ts';

/** 学生错题本: the students of a class, and the mistake book of one of them. */
export function Page(): ReactNode {
  const lesson = useLesson();
  const students = useStudents(lesson);
  const { current } = students;
  return (
    <Screen
      title="学生错题本"
      fill
      note={current && `${current.studentName}　学号 ${current.studentNo}`}
      aside={lesson && current && <LearningLinks classId={lesson.classId} studentId={current.studentId} />}
      actions={lesson && current && <BookActions lesson={lesson} student={current} />}
    >
      {lesson ? (
        <StudentBooks lesson={lesson} students={students} />
      ) : (
        <Card>
          <EmptyState text="请在页面顶部选择班级和课程。" />
        </Card>
      )}
    </Screen>
  );
}
