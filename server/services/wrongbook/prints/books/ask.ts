import { mistakeKinds, mistakeKindsIn } from '../../../../../contracts/constants/printing.ts';
import { refusal } from '../../../../http/errors.ts';
import { turnOf } from '../../../../workers/turn-of.ts';
import { classNameOf, lessonsOf } from '../../assignments/lessons.ts';
import { countBooks } from '../../mistakes/book.ts';
import { standingOf } from '../../mistakes/lesson.ts';
import { selectStudents } from '../../mistakes/students.ts';
import { checkKinds, type PrintCall, type PrintRequest, type Printing } from '../source.ts';
import { checkPages } from './check-pages.ts';
import type { BookTask, Owner } from './task.ts';
import { gatherBooks } from './pool.ts';

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
  questionCount: number;
  task: BookTask;
}

/** Looks up the mistakes that are asked for; refuses where nobody has any. */
export function booksOf(context: Printing, call: PrintCall, request: PrintRequest): Books {
  const { sandbox, user } = context;
  const { paperSize, wrongAnswers } = request;
  const { classId, courseId, ...filters } = request.book!;
  const { course } = lessonsOf(sandbox, user, call, { classId, courseId });
  checkKinds(call, request, mistakeKinds);
  const className = classNameOf(sandbox, classId);
  const lesson = { classId, courseId, subjectId: course.subjectId, courseName: course.name, className };
  const owners = ownersOf(context, call, request);
  const who = request.studentId === undefined ? className : owners[0]!.studentName;
  const counts = countBooks(sandbox, lesson, owners, filters);
  const students = owners.filter(({ studentId }) => counts.has(studentId));
  if (students.length === 0) throw refusal<PrintCall>(call, 'noMistakes', { who });
  const size = paperSize === 'B5' ? 'B5' : 'A4';
  const task = {
    databaseFile: sandbox.file,
    user,
    lesson,
    students,
    filters,
    kinds: mistakeKindsIn(request.kinds),
    size,
    withWrong: wrongAnswers,
    title: `${course.name}错题本`,
  } as const;
  const questionCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { title: `${who}${task.title}`, classId, questionCount, task };
}

/** The JSON of what is printed of them; refused where they are too many. */
export function partsOf({ sandbox, user }: Printing, { task, questionCount }: Books): Promise<Uint8Array> {
  checkPages(task, questionCount);
  return gatherBooks(task, turnOf(sandbox, user.id));
}
