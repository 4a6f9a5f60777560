import { refusal } from '../../../../http/errors.ts';
import { turnOf } from '../../../../workers/turn-of.ts';
import { classNameOf, lessonsOf } from '../../assignments/lessons.ts';
import { checkStudent } from '../../mistakes/lesson.ts';
import { selectClassStudents } from '../../mistakes/students.ts';
import { checkKinds, type PrintCall, type PrintRequest, type Printing } from '../source.ts';
import { bookTitle } from './book.ts';
import type { BookTask, MadeBooks } from './books.ts';
import { gatherBooks } from './pool.ts';

const ofMistakes = ['book', 'clippings', 'slips'] as const;

function taskOf({ sandbox, user }: Printing, call: PrintCall, request: PrintRequest): BookTask {
  const { book, studentId, kinds, paperSize, wrongAnswers } = request;
  const { classId, courseId, ...filters } = book!;
  const { course } = lessonsOf(sandbox, user, call, { classId, courseId });
  if (studentId !== undefined) checkStudent(sandbox, call, { classId, studentId });
  checkKinds(call, request, ofMistakes);
  const students = selectClassStudents(sandbox, classId);
  return {
    databaseFile: sandbox.file,
    reader: { id: user.id, schoolId: user.schoolId },
    lesson: {
      classId,
      courseId,
      subjectId: course.subjectId,
      courseName: course.name,
      className: classNameOf(sandbox, classId),
    },
    students: students.filter((one) => studentId === undefined || one.studentId === studentId),
    filters,
    kinds,
    size: paperSize === 'B5' ? 'B5' : 'A4',
    withWrong: wrongAnswers,
  };
}

/** Mistakes that are to be printed, looked up and allowed. */
export interface Books extends MadeBooks {
  title: string;
  classId: string;
}

/** Gathers the mistakes that are asked for; refuses where nobody has any. */
export async function booksOf(context: Printing, call: PrintCall, request: PrintRequest): Promise<Books> {
  const { sandbox, user } = context;
  const task = taskOf(context, call, request);
  const { lesson, students } = task;
  const [only] = request.studentId === undefined ? [] : students;
  const who = only?.studentName ?? lesson.className;
  const made = await gatherBooks(task, turnOf(sandbox, user.id));
  if (made.copies === 0) throw refusal<PrintCall>(call, 'noMistakes', { who });
  return { ...made, title: `${who}${bookTitle(task)}`, classId: lesson.classId };
}
