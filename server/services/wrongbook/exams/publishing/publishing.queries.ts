import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { submissions } from '../../../../database/assignment-tables.ts';
import { exams } from '../../../../database/exam-tables.ts';
import { examPublishings, examSubjects } from '../../../../database/exam-work-tables.ts';
import { newId } from '../../../../database/ids.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { courses, users } from '../../../../database/tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  byId: orm
    .select()
    .from(examPublishings)
    .where(eq(examPublishings.id, at('id')))
    .prepare(),
  latest: orm
    .select({
      act: examPublishings.act,
      state: examPublishings.state,
      subjectIds: examPublishings.subjectIds,
      done: examPublishings.done,
      total: examPublishings.total,
      reason: examPublishings.reason,
      userName: users.name,
      createTime: examPublishings.createTime,
    })
    .from(examPublishings)
    .innerJoin(users, eq(users.id, examPublishings.userId))
    .where(eq(examPublishings.examId, at('examId')))
    .orderBy(desc(examPublishings.createTime), desc(examPublishings.id))
    .limit(1)
    .prepare(),
  names: orm
    .select({ name: courses.name })
    .from(examSubjects)
    .innerJoin(courses, eq(courses.id, examSubjects.courseId))
    .where(and(eq(examSubjects.examId, at('examId')), inArray(examSubjects.subjectId, listed('ids'))))
    .orderBy(asc(examSubjects.position))
    .prepare(),
  progress: orm
    .update(examPublishings)
    .set({ done: sql`${at('done')}`, total: sql`${at('total')}` })
    .where(and(eq(examPublishings.id, at('id')), eq(examPublishings.state, 'running')))
    .prepare(),
  end: orm
    .update(examPublishings)
    .set({ state: sql`${at('state')}`, reason: sql`${at('reason')}` })
    .where(and(eq(examPublishings.id, at('id')), eq(examPublishings.state, 'running')))
    .prepare(),
  handedIn: orm
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(inArray(submissions.assignmentId, listed('assignmentIds')), eq(submissions.state, 1)))
    .prepare(),
  publish: orm
    .update(examSubjects)
    .set({ publishTime: sql`${at('publishTime')}` })
    .where(and(eq(examSubjects.examId, at('examId')), inArray(examSubjects.subjectId, listed('ids'))))
    .prepare(),
  move: orm
    .update(exams)
    .set({
      state: sql`case when not exists (select 1 from ${examSubjects} s where s.exam_id = ${exams}.id and s.publish_time = '')
        then 'published' else 'marking' end`,
      version: sql`${exams.version} + 1`,
    })
    .where(eq(exams.id, at('examId')))
    .prepare(),
}));

/** Subjects that are published or taken back together, by what it was begun as. */
export function selectPublishing(sandbox: Sandbox, id: string) {
  const found = queries(sandbox).byId.get({ id });
  return found && { ...found, subjectIds: JSON.parse(found.subjectIds) as string[] };
}

/** What was published or taken back last; undefined where nothing was. */
export function selectLatest(sandbox: Sandbox, examId: string) {
  const found = queries(sandbox).latest.get({ examId });
  if (!found) return undefined;
  const { subjectIds: ids, ...latest } = found;
  const courseNames = queries(sandbox)
    .names.all({ examId, ids })
    .map(({ name }) => name);
  return { ...latest, courseNames };
}

/** Writes down what is to be published or taken back; its id. Call it within a write. */
export function insertPublishing(
  sandbox: Sandbox,
  row: Pick<typeof examPublishings.$inferInsert, 'examId' | 'act' | 'userId'>,
  subjectIds: readonly string[],
): string {
  const id = newId(sandbox);
  const createTime = sandbox.clock.dateTime();
  sandbox.orm
    .insert(examPublishings)
    .values({ ...row, id, subjectIds: JSON.stringify(subjectIds), createTime })
    .run();
  return id;
}

/** Says how far it is. */
export const setProgress = (sandbox: Sandbox, id: string, progress: { done: number; total: number }): void =>
  void queries(sandbox).progress.run({ id, ...progress });

/** Says that it is over, unless it was already. Call it within a write. */
export const endPublishing = (sandbox: Sandbox, id: string, state: 'done' | 'failed', reason = ''): void =>
  void queries(sandbox).end.run({ id, state, reason });

/** The sheets of some work that have been handed in. */
export const selectHandedIn = (sandbox: Sandbox, assignmentIds: readonly string[]): number[] =>
  queries(sandbox)
    .handedIn.all({ assignmentIds: JSON.stringify(assignmentIds) })
    .map(({ id }) => id);

/** Says when subjects were published, "" for not. Call it within a write. */
export const setSubjectsPublished = (
  sandbox: Sandbox,
  examId: string,
  ids: readonly string[],
  publishTime: string,
): void => void queries(sandbox).publish.run({ examId, ids: JSON.stringify(ids), publishTime });

/** Has an exam be published once all its subjects are, and marked while one is not. Call it within a write. */
export const moveByPublication = (sandbox: Sandbox, examId: string): void => void queries(sandbox).move.run({ examId });
