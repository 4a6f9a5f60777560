import type { Sandbox } from '../../../../database/sandbox.ts';
import { chaptersIn, type Chapter, type Given } from './chapters.ts';
import { readMistakes, type BookMistake } from './read-mistakes.ts';
import type { BookTask, Owner } from './task.ts';

/** A student with the questions that are printed. */
export interface OwnMistakes {
  owner: Owner;
  /** How many mistakes there are in all, whatever is printed. */
  whole: ReturnType<typeof readMistakes>['whole'];
  chapters: readonly Chapter[];
}

/** The questions that a student practises, each with its history where it has been a mistake; else the mistakes themselves. */
function givenTo({ given }: BookTask, { studentId }: Owner, mistakes: readonly BookMistake[]): Given[] {
  if (!given) return mistakes.map((mistake) => ({ questionId: mistake.questionId, mistake }));
  const known = new Map(mistakes.map((mistake) => [mistake.questionId, mistake]));
  return given[studentId]!.map((questionId) => ({ questionId, mistake: known.get(questionId) }));
}

/** Each student's questions that are asked for, in the order in which they are printed. */
export function ownMistakes(sandbox: Sandbox, task: BookTask): OwnMistakes[] {
  const read = task.students.map((owner) => {
    const { mistakes, whole } = readMistakes(sandbox, task, owner);
    return { owner, whole, printed: givenTo(task, owner, mistakes) };
  });
  const inOrder = chaptersIn(sandbox, task, [
    ...new Set(read.flatMap(({ printed }) => printed.map(({ questionId }) => questionId))),
  ]);
  return read.map(({ owner, whole, printed }) => ({ owner, whole, chapters: inOrder(printed) }));
}
