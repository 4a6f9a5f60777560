import type { PrintKind } from '../../../../../contracts/constants/printing.ts';
import { withSandbox, type Sandbox } from '../../../../database/sandbox.ts';
import type { BookSize } from '../../../../engines/printing/book-parts.ts';
import type { PrintPart } from '../../../../engines/printing/document.ts';
import type { Lesson } from '../../mistakes/lesson.ts';
import type { Reader } from '../../questions/questions.queries.ts';
import { chaptersIn, type Chapter } from './chapters.ts';
import { clippingsOf, slipsOf } from './cuts.ts';
import { bookOf } from './book.ts';
import { readMistakes, type BookFilters } from './read-mistakes.ts';

/** A student whose mistakes are printed. */
export interface Owner {
  studentId: string;
  studentName: string;
  studentNo: string;
}

/** Whose mistakes are to be printed, which of them, and as what. */
export interface BookTask {
  databaseFile: string;
  reader: Reader;
  lesson: Lesson & { courseId: string; courseName: string; className: string };
  students: readonly Owner[];
  filters: BookFilters;
  kinds: readonly PrintKind[];
  size: BookSize;
  withWrong: boolean;
}

/** What is printed, as the JSON of parts, and for how many students. */
export interface MadeBooks {
  parts: Uint8Array;
  copies: number;
}

/** A student with the mistakes that are printed, of which there is at least one. */
export interface OwnMistakes {
  owner: Owner;
  /** How many there are in all, whatever is printed. */
  whole: ReturnType<typeof readMistakes>['whole'];
  chapters: readonly Chapter[];
}

function ownMistakes(sandbox: Sandbox, task: BookTask): OwnMistakes[] {
  const read = task.students.map((owner) => ({ owner, ...readMistakes(sandbox, task, owner.studentId) }));
  const inOrder = chaptersIn(sandbox, task, [
    ...new Set(read.flatMap(({ mistakes }) => mistakes.map(({ questionId }) => questionId))),
  ]);
  return read
    .filter(({ mistakes }) => mistakes.length > 0)
    .map(({ owner, whole, mistakes }) => ({ owner, whole, chapters: inOrder(mistakes) }));
}

/** Student by student what each gets, and behind it the strips of all, which are handed out. */
function partsOf(sandbox: Sandbox, task: BookTask, all: readonly OwnMistakes[]): PrintPart[] {
  const today = sandbox.clock.dateTime().slice(0, 10);
  const personal = all.flatMap((own): PrintPart[] => [
    ...(task.kinds.includes('book') ? [bookOf(sandbox, task, today, own)] : []),
    ...(task.kinds.includes('clippings') ? [clippingsOf(task, today, own)] : []),
  ]);
  return [...personal, ...(task.kinds.includes('slips') ? [slipsOf(task, all)] : [])];
}

/** Makes what students' mistakes print as, over a connection of its own: all of it is of one moment. */
export const makeBooks = (task: BookTask): MadeBooks =>
  withSandbox(task.databaseFile, (sandbox) =>
    sandbox.sqlite.transaction(() => {
      const all = ownMistakes(sandbox, task);
      const parts = partsOf(sandbox, task, all);
      return { parts: new TextEncoder().encode(JSON.stringify(parts)), copies: all.length };
    })(),
  );
