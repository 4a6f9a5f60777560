import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { taughtClasses } from '../../../http/teaching.ts';
import type { User } from '../../../http/user.ts';
import { responseKey } from '../marks/response-ref.ts';
import { selectTraces } from '../marks/responses.queries.ts';
import { selectAttempts } from './attempts.queries.ts';
import type { Lesson, Standing } from './lesson.ts';

type Item = DataOf<typeof pageStudentBook>['records'][number];

/** Who reads whose book. */
export interface Reading {
  sandbox: Sandbox;
  user: User;
  lesson: Lesson;
  whose: Standing;
}

type Attempts = Map<string, Item['attempts']>;

/** Attempts as they go over the wire, by question; pictures are there of those whose sheets are open to the reader. */
export function wireAttempts(
  sandbox: Sandbox,
  rows: ReturnType<typeof selectAttempts>,
  isOpenIn: (classId: string) => boolean,
): Attempts {
  const traces = selectTraces(sandbox, rows);
  const byQuestion: Attempts = new Map();
  for (const [questionId, own] of grouped(rows, (one) => one.questionId)) {
    const attempts = own.map(({ questionId: _, isPractice, submissionId, classId, ...row }) => {
      const isOpen = submissionId !== 0 && isOpenIn(classId);
      const cuts = (isOpen && traces.get(responseKey({ submissionId, position: row.position }))) || [];
      return {
        ...row,
        isOpen,
        isPractice: isPractice === 1,
        submissionId: submissionId === 0 ? '' : String(submissionId),
        pictures: cuts.map(({ kind, part: index, version, width, height }) => ({
          kind,
          index,
          version,
          width,
          height,
        })),
      };
    });
    byQuestion.set(questionId, attempts);
  }
  return byQuestion;
}

/** Attempts at the questions of a page, by question. */
export function attemptsBy(
  { sandbox, user, lesson: { subjectId }, whose: { formerClass } }: Reading,
  studentId: string,
  ids: readonly string[],
): Attempts {
  const taught = taughtClasses(sandbox, user, subjectId);
  const rows = selectAttempts(sandbox, { studentId, formerClass }, ids);
  return wireAttempts(sandbox, rows, (classId) => taught?.includes(classId) ?? true);
}
