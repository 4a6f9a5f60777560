import type { ReactNode } from 'react';
import { listMastery, pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useLate } from '../../../components/use-late.ts';
import { pointName } from '../points/chapters.ts';
import type { Lesson } from '../use-lesson.ts';
import { Stranger } from './Former.tsx';
import { BookAside } from './BookAside.tsx';
import { BookHead } from './BookHead.tsx';
import { BookSkeleton } from './BookSkeleton.tsx';
import { BookList } from './BookList.tsx';
import styles from './student.module.css';
import type { BookStudent } from './students.ts';
import type { BookQuery } from './use-book-query.ts';

interface Props {
  query: BookQuery;
  lesson: Lesson;
  studentId: string;
  /** undefined of who is in the class no longer: nothing is written to that book. */
  student: BookStudent | undefined;
  /** Back to the students of the class. */
  leave: () => void;
  turn: (by: 1 | -1) => void;
}

/** A student's mistake book with what helps to read it at its right. Give it the student as key: nobody's book stands under another name. */
export function StudentBook({ query, lesson, studentId, student, leave, turn }: Props): ReactNode {
  const { classId, courseId } = lesson;
  const ofStudent = { classId, courseId, studentId };
  // That it is nobody of the class is said in the place of the book.
  const answer = useCall(pageStudentBook, query.page.input, { quiet: student === undefined });
  const mastery = useCall(listMastery, student ? ofStudent : null);
  const stale = useLate(answer.isLoading);
  if (answer.error?.message === pageStudentBook.refusals.notInClass) return <Stranger leave={leave} />;
  return (
    <Loaded answer={answer} what="错题本" skeleton={<BookSkeleton />}>
      {(book) => (
        <>
          <div className={styles.middle}>
            <BookHead book={book} query={query} leave={leave} />
            <BookList
              book={book}
              query={query}
              ofStudent={ofStudent}
              isHere={student !== undefined}
              today={book.coming[0]?.day ?? ''}
              point={pointName(mastery.data ?? [], query.page.filters.pointId ?? '')}
              stale={stale}
              turn={turn}
            />
          </div>
          <BookAside book={book} query={query} mastery={mastery} lesson={lesson} student={student} />
        </>
      )}
    </Loaded>
  );
}
