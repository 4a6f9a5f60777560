import { eq, sql } from 'drizzle-orm';
import { assignments } from '../../../database/assignment-tables.ts';
import { examSubjects } from '../../../database/exam-work-tables.ts';
import { answerKeys } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  add: orm
    .insert(answerKeys)
    .values({
      assignmentId: at('assignmentId'),
      questionId: at('questionId'),
      version: at('version'),
      answers: at('answers'),
      rubric: at('rubric'),
      userId: at('userId'),
      createTime: at('createTime'),
    })
    .prepare(),
  publish: orm
    .update(assignments)
    .set({ publishTime: sql`${at('publishTime')}` })
    .where(eq(assignments.id, at('assignmentId')))
    .prepare(),
  publishSubject: orm
    .update(examSubjects)
    .set({ publishTime: sql`${at('publishTime')}` })
    .where(eq(examSubjects.assignmentId, at('assignmentId')))
    .prepare(),
}));

/** A key as it is written down. */
export interface NewKey {
  assignmentId: string;
  questionId: string;
  version: number;
  answers: readonly (readonly string[])[];
  rubric: readonly { text: string; score: number }[];
}

/** Writes down a key; call it within a write. */
export const insertKey = (sandbox: Sandbox, userId: string, { answers, rubric, ...key }: NewKey): void =>
  void queries(sandbox).add.run({
    ...key,
    answers: JSON.stringify(answers),
    rubric: JSON.stringify(rubric),
    userId,
    createTime: sandbox.clock.dateTime(),
  });

/** Says when the scores of work were published, "" for not, and of an exam those of its subject. Call it within a write. */
export function setPublishTime(sandbox: Sandbox, assignmentId: string, publishTime: string): void {
  queries(sandbox).publish.run({ assignmentId, publishTime });
  queries(sandbox).publishSubject.run({ assignmentId, publishTime });
}
