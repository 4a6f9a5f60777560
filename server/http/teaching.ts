import { and, eq, inArray, or, sql, type SQLWrapper, type SQL } from 'drizzle-orm';
import type { ServerRole } from '../../contracts/roles.ts';
import { assignmentClasses, assignments } from '../database/assignment-tables.ts';
import { examLeaders } from '../database/exam-tables.ts';
import { listed } from '../database/lists.ts';
import { cached, prepared } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { courses, offeredCourses, schoolClasses, teachings } from '../database/tables.ts';
import type { Scope } from './role-sets.ts';
import { ledGrades, ledSubjects, type HeldRole, type User } from './user.ts';

// Rights on work follow the class: whoever teaches the subject there now reaches what was set to it, whoever has set it; who
// leads the subject in the school reaches all of it. Work of an exam is its leaders'; the others read it once it is published.

const at = sql.placeholder;

/** How much of some work is in reach. */
export type Part = 'whole' | 'some' | 'none';

/** What decides how far somebody reaches. */
export type Reader = Pick<User, 'id' | 'schoolId' | 'roles'>;

/** What the conditions below take of a reader. */
export const readerOf = (user: Reader) => ({
  readerId: user.id,
  readerSchool: user.schoolId ?? '',
  readerLeads: JSON.stringify(ledSubjects(user)),
  readerGrades: JSON.stringify(ledGrades(user)),
});

/** That the reader leads the subject in the school. */
export const isLed = (schoolId: SQLWrapper, subjectId: SQLWrapper): SQL<number> =>
  sql`(${schoolId} = ${at('readerSchool')} and ${subjectId} in ${listed('readerLeads')})`;

/** That the reader teaches the subject in the class. */
export const isTaught = (classId: SQLWrapper, subjectId: SQLWrapper): SQL<number> =>
  sql`exists (select 1 from ${teachings} t join ${courses} k on k.id = t.course_id
    where t.class_id = ${classId} and t.teacher_id = ${at('readerId')} and k.subject_id = ${subjectId})`;

/** The reader leads the subject of the work in its school. */
const isWorkLed = isLed(sql`${assignments}.school_id`, sql`${assignments}.subject_id`);

const taughtWork = sql`select c.assignment_id from ${teachings} t join ${courses} k on k.id = t.course_id
    join ${assignmentClasses} c on c.class_id = t.class_id
    join ${assignments} a on a.id = c.assignment_id and a.subject_id = k.subject_id
  where t.teacher_id = ${at('readerId')}`;

/** That the reader leads an exam. */
export const isExamLed = (examId: SQLWrapper): SQL<number> =>
  sql`exists (select 1 from ${examLeaders} l where l.exam_id = ${examId} and l.user_id = ${at('readerId')})`;

const isExamWorkLed = isExamLed(sql`${assignments}.exam_id`);

/** Work whose exam the reader leads. */
const ledExamWork = sql`select a.id from ${examLeaders} l join ${assignments} a on a.exam_id = l.exam_id
  where l.user_id = ${at('readerId')}`;

/** That the work is none of an exam that goes on, unless the reader leads that. */
const isOpen = sql`(${assignments}.exam_id is null or ${assignments}.publish_time <> '' or ${isExamWorkLed})`;

/** That the reader reaches any part of the work: found from the few subjects that it leads and classes that it teaches. */
export const isReached = sql`${assignments}.id in (
  select a.id from json_each(${at('readerLeads')}) l cross join ${assignments} a
    on a.school_id = ${at('readerSchool')} and a.subject_id = l.value
  union all ${taughtWork} union all ${ledExamWork}) and ${isOpen}`;

/** That the reader has set the work, or teaches its subject in a class of it: a leader's own part of what it reaches. */
export const isOwnWork = sql`(${assignments}.teacher_id = ${at('readerId')} or ${assignments}.id in (${taughtWork}))`;

/** How much of something an exam's work is to who teaches or leads its subject: to be read once it is published. */
export const examPart = (reads: SQL): SQL<Part> => sql`case when ${isExamWorkLed} then 'whole'
  when ${assignments}.publish_time <> '' and ${reads} then 'some' else 'none' end`;

const isWorkTaught = sql`exists (select 1 from ${assignmentClasses} c
  where c.assignment_id = ${assignments}.id and ${isTaught(sql`c.class_id`, sql`${assignments}.subject_id`)})`;

/** How much of the work the reader reaches: all of its classes, some or none. */
export const part = sql<Part>`case when ${assignments}.exam_id is not null
    then ${examPart(sql`(${isWorkLed} or ${isWorkTaught})`)}
  when ${isWorkLed} then 'whole' else (
  select case coalesce(sum(${isTaught(sql`c.class_id`, sql`${assignments}.subject_id`)}), 0)
    when 0 then 'none' when count(*) then 'whole' else 'some' end
  from ${assignmentClasses} c join ${schoolClasses} s on s.id = c.class_id
  where c.assignment_id = ${assignments}.id and s.is_deleted = 0) end`;

const queries = prepared((orm) => ({
  ledClasses: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(
      and(
        eq(schoolClasses.schoolId, at('schoolId')),
        or(
          inArray(schoolClasses.id, sql`(select class_id from ${teachings} where teacher_id = ${at('userId')})`),
          inArray(schoolClasses.gradeId, listed('gradeIds')),
          sql`${schoolClasses.gradeId} in (select o.grade_id from ${offeredCourses} o join ${courses} c on c.id = o.course_id
            where o.school_id = ${at('schoolId')} and c.subject_id in ${listed('subjectIds')})`,
        ),
      ),
    )
    .prepare(),
  parts: orm
    .select({ id: assignments.id, subjectId: assignments.subjectId, part })
    .from(assignments)
    .where(inArray(assignments.id, listed('ids')))
    .prepare(),
  taught: orm
    .selectDistinct({ id: teachings.classId })
    .from(teachings)
    .innerJoin(courses, eq(courses.id, teachings.courseId))
    .where(and(eq(teachings.teacherId, at('readerId')), eq(courses.subjectId, at('subjectId'))))
    .prepare(),
}));

/** The classes of the own school that the user teaches, or whose grade or a subject of which it leads. */
export function ledClasses(sandbox: Sandbox, { id: userId, schoolId, roles }: User): ReadonlySet<string> {
  if (schoolId === null) return new Set();
  const led = (role: ServerRole, scopeOf: (held: HeldRole) => string): string =>
    JSON.stringify(roles.filter((held) => held.role === role).map(scopeOf));
  const gradeIds = led('gradeLeader', ({ gradeId }) => gradeId);
  const subjectIds = led('subjectleader', ({ subjectId }) => subjectId);
  return cached(sandbox, JSON.stringify(['ledClasses', userId, schoolId, gradeIds, subjectIds]), () => {
    const rows = queries(sandbox).ledClasses.all({ userId, schoolId, gradeIds, subjectIds });
    return new Set(rows.map(({ id }) => id));
  });
}

/** How much of some work a user reaches, by the work's id. */
export const partsOf = (
  sandbox: Sandbox,
  user: Reader,
  ids: readonly string[],
): Map<string, { part: Part; subjectId: string }> =>
  new Map(
    queries(sandbox)
      .parts.all({ ...readerOf(user), ids: JSON.stringify(ids) })
      .map(({ id, ...found }) => [id, found]),
  );

/** The classes in which a user teaches a subject; undefined for who leads it, and so reaches all of them. */
export function taughtClasses(sandbox: Sandbox, user: Reader, subjectId: string): string[] | undefined {
  if (ledSubjects(user).includes(subjectId)) return undefined;
  const key = JSON.stringify(['taughtClasses', user.id, subjectId]);
  return cached(sandbox, key, () =>
    queries(sandbox)
      .taught.all({ ...readerOf(user), subjectId })
      .map(({ id }) => id),
  );
}

/** Who asks for something, and how far their role reaches. */
export interface Caller {
  sandbox: Sandbox;
  user: User;
  scopes: ReadonlySet<Scope>;
}

/**
 * The classes of which a caller reaches the part in some work, or of these the one that is asked for; undefined for all, as
 * where the whole school is in reach.
 */
export function reachedClasses(
  { sandbox, user, scopes }: Caller,
  assignmentId: string,
  classId?: string,
): readonly string[] | undefined {
  const asked = classId === undefined ? undefined : [classId];
  if (scopes.has('all') || scopes.has('school')) return asked;
  const found = partsOf(sandbox, user, [assignmentId]).get(assignmentId);
  const own = !found || found.part === 'whole' ? undefined : taughtClasses(sandbox, user, found.subjectId);
  return own && asked ? own.filter((id) => id === classId) : (own ?? asked);
}

/** The rows that are of some classes; all of them where no classes are said. */
export const inClasses = <Row extends { classId: string }>(
  rows: readonly Row[],
  classIds: readonly string[] | undefined,
): Row[] => rows.filter((row) => classIds?.includes(row.classId) ?? true);
