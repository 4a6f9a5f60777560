import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../../../components/page/Screen.tsx';
import { LearningLinks } from '../LearningLinks.tsx';
import { NoLesson } from '../NoLesson.tsx';
import type { Lesson } from '../use-lesson.ts';
import { BookActions } from './BookActions.tsx';
import { ClassMistakes } from './ClassMistakes.tsx';
import { Lecture } from './lecture/Lecture.tsx';
import { useClassBook } from './use-class-book.ts';

interface Props {
  title: string;
  /** null until the header has one. */
  lesson: Lesson | null;
  /** Beside the title. */
  aside?: ReactNode;
}

/** What a class gets wrong and why, and how it is talked over in front of the class. */
export function ClassBookScreen({ title, lesson, aside }: Props): ReactNode {
  const book = useClassBook(lesson);
  const [address] = useSearchParams();
  const lecture = address.get('lecture') ?? '';
  if (book !== null && lecture !== '')
    return <Lecture book={book} questionIds={lecture.split(',')} at={address.get('at') ?? ''} />;
  return (
    <Screen
      title={title}
      aside={
        <>
          {aside}
          {book && <LearningLinks classId={book.lesson.classId} />}
        </>
      }
      note={book?.answer.data && `${book.answer.data.buckets.all} 题`}
      actions={book && <BookActions book={book} />}
    >
      {book ? <ClassMistakes book={book} /> : <NoLesson />}
    </Screen>
  );
}
