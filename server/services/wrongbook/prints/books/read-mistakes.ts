import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { pageStudentBook } from '../../../../../contracts/wrongbook/mistakes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { studentBook } from '../../mistakes/book.ts';
import type { BookTask, Owner } from './task.ts';

/** A mistake with its history, as the student's book shows it. */
export type BookMistake = DataOf<typeof pageStudentBook>['records'][number];

/** More than anybody's book of a subject. */
const most = 500;

/** A student's mistakes that are asked for, what is due first, and how many there are in all. */
export function readMistakes(sandbox: Sandbox, { user, lesson, filters }: BookTask, { studentId, ...whose }: Owner) {
  const { classId, courseId } = lesson;
  const asked = { ...filters, classId, courseId, studentId, current: 1, size: most };
  const { records, counts } = studentBook({ sandbox, user, lesson, whose }, asked);
  return { mistakes: records, whole: counts };
}
