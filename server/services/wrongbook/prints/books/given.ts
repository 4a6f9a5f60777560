import type { Sandbox } from '../../../../database/sandbox.ts';
import { grouped } from '../../../../database/lists.ts';
import type { User } from '../../../../http/user.ts';
import { turnOf } from '../../../../workers/turn-of.ts';
import type { PrintKind } from '../../../../../contracts/constants/printing.ts';
import type { PaperOwner } from '../paper-part.ts';
import { ofMistakes } from './ask.ts';
import { gatherBooks } from './pool.ts';
import type { BookTask } from './task.ts';

/** A student with the questions to practise. */
export interface Practising extends PaperOwner {
  studentId: string;
  classId: string;
  questionIds: readonly string[];
}

/** What is printed of practice beside papers and answer sheets, and how. */
export interface GivenPrint extends Pick<BookTask, 'title' | 'size' | 'withWrong'> {
  kinds: readonly PrintKind[];
  course: { id: string; name: string; subjectId: string };
}

/** The JSON of booklets, frames and strips of what students practise, class by class; none where none is asked for. */
export function givenParts(
  { sandbox, user }: { sandbox: Sandbox; user: User },
  { kinds: all, course, ...how }: GivenPrint,
  students: readonly Practising[],
): Promise<Uint8Array[]> {
  const kinds = all.filter((kind) => (ofMistakes as readonly PrintKind[]).includes(kind));
  if (kinds.length === 0) return Promise.resolve([]);
  const byClass = [...grouped(students, ({ classId }) => classId)];
  const tasks = byClass.map(([classId, own]): BookTask => {
    const { className } = own[0]!;
    return {
      ...how,
      databaseFile: sandbox.file,
      user,
      lesson: { classId, courseId: course.id, subjectId: course.subjectId, courseName: course.name, className },
      students: own.map(({ studentId, studentName, studentNo }) => ({
        studentId,
        studentName,
        studentNo,
        standing: 'here',
        formerClass: null,
      })),
      filters: {},
      kinds,
      given: Object.fromEntries(own.map(({ studentId, questionIds }) => [studentId, questionIds])),
    };
  });
  return Promise.all(tasks.map((task) => gatherBooks(task, turnOf(sandbox, user.id))));
}
