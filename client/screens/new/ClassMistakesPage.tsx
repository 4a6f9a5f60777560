import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { BookActions } from '../../features/mistakes/class/BookActions.tsx';
import { LearningLinks } from '../../features/mistakes/LearningLinks.tsx';
import { ClassMistakes } from '../../features/mistakes/class/ClassMistakes.tsx';
import { useClassBook } from '../../features/mistakes/class/use-class-book.ts';
import { Lecture } from '../../features/mistakes/class/lecture/Lecture.tsx';

const title = '班级错题本';

/** 班级错题本: what a class gets wrong and why, and how it is talked over in front of the class. */
export function Page(): ReactNode {
  const book = useClassBook();
  const [address] = useSearchParams();
  const lecture = address.get('lecture') ?? '';
  if (book === null)
    return (
      <Screen title={title}>
        <Card>
          <EmptyState text="请在页面顶部选择班级和课程。" />
        </Card>
      </Screen>
    );
  if (lecture !== '') return <Lecture book={book} questionIds={lecture.split(',')} at={address.get('at') ?? ''} />;
  return (
    <Screen
      title={title}
      note={book.answer.data && `${book.answer.data.buckets.all} 题`}
      aside={<LearningLinks classId={book.lesson.classId} />}
      actions={<BookActions book={book} />}
    >
      <ClassMistakes book={book} />
    </Screen>
  );
}
