import { refusal } from '../../../../http/errors.ts';
import { turnOf } from '../../../../workers/turn-of.ts';
import { classNameOf, lessonsOf } from '../../assignments/lessons.ts';
import { countBook } from '../../mistakes/book.ts';
import { standingOf } from '../../mistakes/lesson.ts';
import { selectStudents } from '../../mistakes/students.ts';
import { checkKinds, type PrintCall, type PrintRequest, type Printing } from '../source.ts';
import type { BookTask, Owner } from './task.ts';
import { gatherBooks } from './pool.ts';

/** What mistakes can be printed as. */
export const ofMistakes = ['book', 'clippings', 'slips'] as const;

/** Whose mistakes are meant: one student's, also of one who has left the class, or those of all who are in it. */
function ownersOf({ sandbox }: Printing, call: PrintCall, { book, studentId }: PrintRequest): Owner[] {
  const { classId } = book!;
  if (studentId !== undefined) return [{ studentId, ...standingOf(sandbox, call, { classId, studentId }) }];
  return selectStudents(sandbox, classId).map((one) => ({ ...one, standing: 'here', formerClass: null }));
}

/** Mistakes that are to be printed, looked up and allowed. */
export interface Books {
  title: string;
  classId: string;
  task: BookTask;
}

/** Looks up the mistakes that are asked for; refuses where nobody has any. */
export function booksOf(context: Printing, call: PrintCall, request: PrintRequest): Books {
  const { sandbox, user } = context;
  const { kinds, paperSize, wrongAnswers } = request;
  const { classId, courseId, ...filters } = request.book!;
  const { course } = lessonsOf(sandbox, user, call, { classId, courseId });
  checkKinds(call, request, ofMistakes);
  const className = classNameOf(sandbox, classId);
  const lesson = { classId, courseId, subjectId: course.subjectId, courseName: course.name, className };
  const owners = ownersOf(context, call, request);
  const who = request.studentId === undefined ? className : owners[0]!.studentName;
  const students = owners.filter(
    ({ studentId, formerClass }) => countBook(sandbox, lesson, { ...filters, studentId, formerClass }) > 0,
  );
  if (students.length === 0) throw refusal<PrintCall>(call, 'noMistakes', { who });
  const size = paperSize === 'B5' ? 'B5' : 'A4';
  const task = {
    databaseFile: sandbox.file,
    user,
    lesson,
    students,
    filters,
    kinds,
    size,
    withWrong: wrongAnswers,
    title: `${course.name}错题本`,
  } as const;
  return { title: `${who}${task.title}`, classId, task };
}

/** The JSON of what is printed of them. */
export const partsOf = ({ sandbox, user }: Printing, { task }: Books): Promise<Uint8Array> =>
  gatherBooks(task, turnOf(sandbox, user.id));
