import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { paperQuestions, submissions } from '../../../../database/assignment-tables.ts';
import {
  markingMarkers,
  markingOutcomes,
  markingParts,
  markingScripts,
} from '../../../../database/exam-marking-tables.ts';
import { exams } from '../../../../database/exam-tables.ts';
import { examSubjects } from '../../../../database/exam-work-tables.ts';
import { grouped, listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../../database/sandbox.ts';
import { courses, users } from '../../../../database/tables.ts';

const at = sql.placeholder;

const total = sql<number>`(select count(*) from ${submissions} s
  where s.assignment_id = ${examSubjects.assignmentId} and s.state = 1)`;

const full = sql<number>`(select total(q.score) from ${paperQuestions} q
  where q.paper_id = ${examSubjects.paperId} and q.position in (select value from json_each(${markingParts.positions})))`;

const selectRows = (orm: Orm, where: SQL) =>
  orm
    .select({
      id: markingParts.id,
      examId: markingParts.examId,
      examName: exams.name,
      subjectId: markingParts.subjectId,
      courseName: courses.name,
      assignmentId: sql<string>`coalesce(${examSubjects.assignmentId}, '')`,
      name: markingParts.name,
      positions: sql<number[]>`${markingParts.positions}`.mapWith((json: string) => JSON.parse(json) as number[]),
      full,
      isDouble: sql<number>`${markingParts.isDouble}`.mapWith(Boolean),
      tolerance: markingParts.tolerance,
      withMachine: sql<number>`${markingParts.withMachine}`.mapWith(Boolean),
      way: markingParts.way,
      driftLimit: markingParts.driftLimit,
      leaderId: markingParts.leaderId,
      leaderName: users.name,
      isOpen:
        sql<number>`${exams.state} = 'marking' and ${exams.isDeleted} = 0 and ${examSubjects.publishTime} = ''`.mapWith(
          Boolean,
        ),
      total,
    })
    .from(markingParts)
    .innerJoin(exams, eq(exams.id, markingParts.examId))
    .innerJoin(
      examSubjects,
      and(eq(examSubjects.examId, markingParts.examId), eq(examSubjects.subjectId, markingParts.subjectId)),
    )
    .innerJoin(courses, eq(courses.id, examSubjects.courseId))
    .innerJoin(users, eq(users.id, markingParts.leaderId))
    .where(where)
    .orderBy(asc(examSubjects.position), sql`json_extract(${markingParts.positions}, '$[0]')`, asc(markingParts.id));

/** Of a marker's first two rounds of a part. */
const ofMarker = (condition: string): SQL<number> =>
  sql<number>`(select count(*) from ${markingScripts} s where s.user_id = ${markingMarkers.userId}
    and s.part_id = ${markingMarkers.partId} and s.round in ('first', 'second') ${sql.raw(condition)})`;

const queries = prepared((orm) => ({
  byId: selectRows(orm, eq(markingParts.id, at('id'))).prepare(),
  ofExam: selectRows(orm, eq(markingParts.examId, at('examId'))).prepare(),
  ofUser: selectRows(
    orm,
    and(
      eq(exams.isDeleted, 0),
      sql`(${markingParts.leaderId} = ${at('userId')} or exists (select 1 from ${markingMarkers} m
        where m.part_id = ${markingParts}.id and m.user_id = ${at('userId')} and m.is_off = 0))`,
    )!,
  ).prepare(),
  markers: orm
    .select({
      partId: markingMarkers.partId,
      teacherId: markingMarkers.userId,
      name: users.name,
      share: markingMarkers.share,
      classIds: sql<string[]>`${markingMarkers.classIds}`.mapWith((json: string) => JSON.parse(json) as string[]),
      isOff: sql<number>`${markingMarkers.isOff}`.mapWith(Boolean),
      isPaused: sql<number>`${markingMarkers.isPaused}`.mapWith(Boolean),
      notedTime: markingMarkers.notedTime,
      marked: ofMarker("and s.state in ('marked', 'flagged')"),
      held: ofMarker("and s.state = 'waiting'"),
    })
    .from(markingMarkers)
    .innerJoin(users, eq(users.id, markingMarkers.userId))
    .where(inArray(markingMarkers.partId, listed('ids')))
    .orderBy(asc(markingMarkers.partId), asc(users.id))
    .prepare(),
  outcomes: orm
    .select({
      partId: markingOutcomes.partId,
      state: markingOutcomes.state,
      marks: markingOutcomes.marks,
      count: sql<number>`count(*)`,
      agreed: sql<number>`total(${markingOutcomes.difference} <= ${markingParts.tolerance} + 1e-9)`,
      compared: sql<number>`count(${markingOutcomes.difference})`,
    })
    .from(markingOutcomes)
    .innerJoin(markingParts, eq(markingParts.id, markingOutcomes.partId))
    .where(inArray(markingOutcomes.partId, listed('ids')))
    .groupBy(markingOutcomes.partId, markingOutcomes.state, markingOutcomes.marks)
    .prepare(),
}));

/** A part of the marking, with what it belongs to. */
export const selectPart = (sandbox: Sandbox, id: string) => queries(sandbox).byId.get({ id });
export type PartRow = NonNullable<ReturnType<typeof selectPart>>;

/** The parts of an exam, subject by subject. */
export const selectParts = (sandbox: Sandbox, examId: string) => queries(sandbox).ofExam.all({ examId });

/** The parts that somebody marks or leads. */
export const selectPartsOf = (sandbox: Sandbox, userId: string) => queries(sandbox).ofUser.all({ userId });

const idsOf = (parts: readonly Pick<PartRow, 'id'>[]): string => JSON.stringify(parts.map(({ id }) => id));

/** The markers of parts by part, also those who are off, with how many scripts they have marked and hold. */
export const selectMarkers = (sandbox: Sandbox, parts: readonly Pick<PartRow, 'id'>[]) =>
  grouped(queries(sandbox).markers.all({ ids: idsOf(parts) }), ({ partId }) => partId);
export type MarkerRow = NonNullable<ReturnType<ReturnType<typeof selectMarkers>['get']>>[number];

/** How many scripts of parts are how far, by part. */
export const selectOutcomes = (sandbox: Sandbox, parts: readonly Pick<PartRow, 'id'>[]) =>
  grouped(queries(sandbox).outcomes.all({ ids: idsOf(parts) }), ({ partId }) => partId);
