import type { MistakeKind } from '../../../../../contracts/constants/printing.ts';
import type { BookSize } from '../../../../engines/printing/book-parts.ts';
import type { User } from '../../../../http/user.ts';
import type { studentBook } from '../../mistakes/book.ts';
import type { Lesson, Standing } from '../../mistakes/lesson.ts';

type Asked = Parameters<typeof studentBook>[1];

/** Which of the mistakes are printed. */
export type BookFilters = Pick<Asked, 'learningYear' | 'from' | 'state' | 'cause' | 'source' | 'pointId' | 'on'>;

/** A student whose mistakes are printed, and how the student stands to the class. */
export interface Owner extends Standing {
  studentId: string;
}

/** Whose mistakes are to be printed, of students who have some, which of them, and as what. */
export interface BookTask {
  databaseFile: string;
  user: User;
  lesson: Lesson & { courseId: string; courseName: string; className: string };
  students: readonly Owner[];
  filters: BookFilters;
  kinds: readonly MistakeKind[];
  size: BookSize;
  withWrong: boolean;
  /** What is printed is called so. */
  title: string;
  /** The questions that each student practises, by student, in place of all that are mistakes. */
  given?: Readonly<Record<string, readonly string[]>>;
}
