import type { Sandbox } from '../../../../database/sandbox.ts';
import { chaptersIn, type Chapter } from './chapters.ts';
import { readMistakes } from './read-mistakes.ts';
import type { BookTask, Owner } from './task.ts';

/** A student with the mistakes that are printed. */
export interface OwnMistakes {
  owner: Owner;
  /** How many there are in all, whatever is printed. */
  whole: ReturnType<typeof readMistakes>['whole'];
  chapters: readonly Chapter[];
}

/** Each student's mistakes that are asked for, in the order in which they are printed. */
export function ownMistakes(sandbox: Sandbox, task: BookTask): OwnMistakes[] {
  const read = task.students.map((owner) => ({ owner, ...readMistakes(sandbox, task, owner) }));
  const inOrder = chaptersIn(sandbox, task, [
    ...new Set(read.flatMap(({ mistakes }) => mistakes.map(({ questionId }) => questionId))),
  ]);
  return read.map(({ owner, whole, mistakes }) => ({ owner, whole, chapters: inOrder(mistakes) }));
}
