import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { paperQuestions, submissions } from '../../../../database/assignment-tables.ts';
import { markingMarkers, markingParts, markingScripts } from '../../../../database/exam-marking-tables.ts';
import { examSubjects } from '../../../../database/exam-work-tables.ts';
import { grouped, listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import { questions } from '../../../../database/question-tables.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { users } from '../../../../database/tables.ts';

const at = sql.placeholder;

const ofPart = (table: typeof markingMarkers | typeof markingScripts) => eq(table.partId, at('id'));

const queries = prepared((orm) => ({
  questions: orm
    .select({
      subjectId: examSubjects.subjectId,
      questionId: paperQuestions.questionId,
      position: paperQuestions.position,
      questionType: questions.questionType,
      full: paperQuestions.score,
      stem: questions.stem,
    })
    .from(examSubjects)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, examSubjects.paperId))
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(eq(examSubjects.examId, at('examId')))
    .orderBy(asc(examSubjects.position), asc(paperQuestions.position))
    .prepare(),
  perClass: orm
    .select({ classId: submissions.classId, count: sql<number>`count(*)` })
    .from(submissions)
    .where(and(eq(submissions.assignmentId, at('assignmentId')), eq(submissions.state, 1)))
    .groupBy(submissions.classId)
    .prepare(),
  people: orm
    .select({ id: users.id, name: users.name, isDeleted: users.isDeleted })
    .from(users)
    .where(inArray(users.id, listed('ids')))
    .prepare(),
  begun: orm.select({ id: markingScripts.id }).from(markingScripts).where(ofPart(markingScripts)).limit(1).prepare(),
  put: orm
    .insert(markingParts)
    .values({
      id: at('id'),
      examId: at('examId'),
      subjectId: at('subjectId'),
      name: at('name'),
      positions: at('positions'),
      isDouble: at('isDouble'),
      tolerance: at('tolerance'),
      withMachine: at('withMachine'),
      way: at('way'),
      driftLimit: at('driftLimit'),
      leaderId: at('leaderId'),
    })
    .onConflictDoUpdate({
      target: markingParts.id,
      set: {
        name: sql`excluded.name`,
        positions: sql`excluded.positions`,
        isDouble: sql`excluded.is_double`,
        tolerance: sql`excluded.tolerance`,
        withMachine: sql`excluded.with_machine`,
        way: sql`excluded.way`,
        driftLimit: sql`excluded.drift_limit`,
        leaderId: sql`excluded.leader_id`,
      },
    })
    .prepare(),
  putMarker: orm
    .insert(markingMarkers)
    .values({ partId: at('partId'), userId: at('userId'), share: at('share'), classIds: at('classIds') })
    .onConflictDoUpdate({
      target: [markingMarkers.partId, markingMarkers.userId],
      set: { share: sql`excluded.share`, classIds: sql`excluded.class_ids`, isOff: 0 },
    })
    .prepare(),
  setState: orm
    .update(markingMarkers)
    .set({ isOff: sql`${at('isOff')}`, isPaused: sql`${at('isPaused')}` })
    .where(and(eq(markingMarkers.partId, at('partId')), eq(markingMarkers.userId, at('userId'))))
    .prepare(),
  note: orm
    .update(markingMarkers)
    .set({ notedTime: sql`${at('notedTime')}` })
    .where(and(eq(markingMarkers.partId, at('partId')), eq(markingMarkers.userId, at('userId'))))
    .prepare(),
  release: orm
    .update(markingScripts)
    .set({ userId: null, leaseTime: '' })
    .where(
      and(
        eq(markingScripts.partId, at('partId')),
        eq(markingScripts.userId, at('userId')),
        eq(markingScripts.state, 'waiting'),
        inArray(markingScripts.round, ['first', 'second', 'third']),
      ),
    )
    .prepare(),
  removeMarkers: orm.delete(markingMarkers).where(ofPart(markingMarkers)).prepare(),
  remove: orm
    .delete(markingParts)
    .where(eq(markingParts.id, at('id')))
    .prepare(),
}));

/** The questions of the subjects of an exam, by subject. */
export const selectExamQuestions = (sandbox: Sandbox, examId: string) =>
  grouped(queries(sandbox).questions.all({ examId }), ({ subjectId }) => subjectId);

/** How many have handed in, by class. */
export const countByClass = (sandbox: Sandbox, assignmentId: string): Map<string, number> =>
  new Map(
    queries(sandbox)
      .perClass.all({ assignmentId })
      .map(({ classId, count }) => [classId, count]),
  );

/** Teachers by id, also deleted ones. */
export const selectPeople = (sandbox: Sandbox, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .people.all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  );

/** Whether scripts of a part have been given out. */
export const isBegun = (sandbox: Sandbox, id: string): boolean => queries(sandbox).begun.get({ id }) !== undefined;

/** Writes a part. */
export const putPart = (
  sandbox: Sandbox,
  {
    positions,
    isDouble,
    withMachine,
    ...part
  }: Omit<typeof markingParts.$inferInsert, 'positions' | 'isDouble' | 'withMachine'> & {
    positions: readonly number[];
    isDouble: boolean;
    withMachine: boolean;
  },
): void => {
  const flags = { isDouble: Number(isDouble), withMachine: Number(withMachine) };
  queries(sandbox).put.run({ ...part, ...flags, positions: JSON.stringify(positions) });
};

/** Names a marker of a part, or names one again. */
export const putMarker = (
  sandbox: Sandbox,
  { classIds, ...marker }: { partId: string; userId: string; share: number; classIds: readonly string[] },
): void => void queries(sandbox).putMarker.run({ ...marker, classIds: JSON.stringify(classIds) });

/** Says whether a marker goes on; what whoever does not has in hand is anybody's again. */
export function putMarkerState(
  sandbox: Sandbox,
  marker: { partId: string; userId: string },
  { isOff, isPaused }: { isOff: boolean; isPaused: boolean },
): boolean {
  const { changes } = queries(sandbox).setState.run({ ...marker, isOff: Number(isOff), isPaused: Number(isPaused) });
  if (isOff || isPaused) queries(sandbox).release.run(marker);
  return changes > 0;
}

/** Says until when the leader has taken note of how a marker marks; whether there is such a marker. */
export const putNoted = (sandbox: Sandbox, marker: { partId: string; userId: string }, notedTime: string): boolean =>
  queries(sandbox).note.run({ ...marker, notedTime }).changes > 0;

/** Removes a part of which nothing has been given out. */
export function removePart(sandbox: Sandbox, id: string): void {
  queries(sandbox).removeMarkers.run({ id });
  queries(sandbox).remove.run({ id });
}
