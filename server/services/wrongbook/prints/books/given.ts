import type { Sandbox } from '../../../../database/sandbox.ts';
import { grouped } from '../../../../database/lists.ts';
import type { User } from '../../../../http/user.ts';
import { turnOf } from '../../../../workers/turn-of.ts';
import { mistakeKindsIn, type PrintKind } from '../../../../../contracts/constants/printing.ts';
import type { PaperOwner } from '../paper-part.ts';
import { checkPages } from './check-pages.ts';
import { gatherBooks } from './pool.ts';
import type { BookTask } from './task.ts';

/** A student with the questions to practise. */
export interface Practising extends PaperOwner {
  studentId: string;
  classId: string;
  /** The class, where the student is there no longer: then only what was done for it is shown; else null. */
  formerClass: string | null;
  questionIds: readonly string[];
}

/** What is printed of practice beside papers and answer sheets, and how. */
export interface GivenPrint extends Pick<BookTask, 'title' | 'size' | 'withWrong'> {
  kinds: readonly PrintKind[];
  course: { id: string; name: string; subjectId: string };
}

/** The JSON of booklets, frames and strips of what students practise, class by class; none where none is asked for, refused where they are too many. */
export async function givenParts(
  { sandbox, user }: { sandbox: Sandbox; user: User },
  { kinds: all, course, ...how }: GivenPrint,
  students: readonly Practising[],
): Promise<Uint8Array[]> {
  const kinds = mistakeKindsIn(all);
  if (kinds.length === 0) return [];
  checkPages(
    { kinds, size: how.size },
    students.reduce((sum, { questionIds }) => sum + questionIds.length, 0),
  );
  const byClass = [...grouped(students, ({ classId }) => classId)];
  const tasks = byClass.map(([classId, own]): BookTask => {
    const { className } = own[0]!;
    return {
      ...how,
      databaseFile: sandbox.file,
      user,
      lesson: { classId, courseId: course.id, subjectId: course.subjectId, courseName: course.name, className },
      students: own.map(({ studentId, studentName, studentNo, formerClass }) => ({
        studentId,
        studentName,
        studentNo,
        standing: formerClass === null ? 'here' : 'moved',
        formerClass,
      })),
      filters: {},
      kinds,
      given: Object.fromEntries(own.map(({ studentId, questionIds }) => [studentId, questionIds])),
    };
  });
  return Promise.all(tasks.map((task) => gatherBooks(task, turnOf(sandbox, user.id))));
}
