import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { pageStudentBook } from '../../../../../contracts/wrongbook/mistakes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { studentBook } from '../../mistakes/book.ts';
import type { BookTask } from './books.ts';

/** Which of the mistakes are printed. */
export type BookFilters = Omit<
  Parameters<typeof studentBook>[2],
  'classId' | 'courseId' | 'studentId' | 'current' | 'size'
>;

/** A mistake with its history, as the student's book shows it. */
export type BookMistake = DataOf<typeof pageStudentBook>['records'][number];

/** More than anybody's book of a subject. */
const most = 500;

/** A student's mistakes that are asked for, what is due first, and how many there are in all. */
export function readMistakes(sandbox: Sandbox, { lesson, filters }: BookTask, studentId: string) {
  const { classId, courseId } = lesson;
  const asked = { ...filters, classId, courseId, studentId, current: 1, size: most };
  const { records, counts } = studentBook(sandbox, lesson, asked);
  return { mistakes: records, whole: counts };
}
