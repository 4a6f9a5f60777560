import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { submissions } from '../../../../database/assignment-tables.ts';
import { examClasses, examLeaders, examRooms, exams } from '../../../../database/exam-tables.ts';
import { examResults, examStudents, examSubjects } from '../../../../database/exam-work-tables.ts';
import { grouped, listed } from '../../../../database/lists.ts';
import { pageable } from '../../../../database/pages.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../../database/sandbox.ts';
import { courses, grades, schoolClasses, users } from '../../../../database/tables.ts';
import { isExamReached } from '../../../../http/exam-reach.ts';

const at = sql.placeholder;

const ofExam = (column: SQL): SQL<number> => sql<number>`(select count(*) from ${column})`;

const selectRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      id: exams.id,
      name: exams.name,
      kind: exams.kind,
      gradeId: exams.gradeId,
      gradeName: grades.name,
      term: exams.term,
      state: exams.state,
      startDate: exams.startDate,
      endDate: exams.endDate,
      ownerName: users.name,
      classCount: ofExam(sql`${examClasses} c where c.exam_id = ${exams}.id`),
      studentCount: ofExam(sql`${examStudents} s where s.exam_id = ${exams}.id`),
      seatedCount: ofExam(sql`${examStudents} s where s.exam_id = ${exams}.id and s.room_id is not null`),
      version: exams.version,
      createTime: exams.createTime,
    })
    .from(exams)
    .innerJoin(grades, eq(grades.id, exams.gradeId))
    .innerJoin(users, eq(users.id, exams.ownerId))
    .where(where)
    .orderBy(...order);

const selectPage = pageable({
  table: exams,
  always: [eq(exams.isDeleted, 0)],
  filters: {
    readerId: isExamReached,
    gradeId: eq(exams.gradeId, at('gradeId')),
    courseId: sql`exists (select 1 from ${examSubjects} s where s.exam_id = ${exams}.id and s.course_id = ${at('courseId')})`,
    classId: sql`${exams}.id in (select c.exam_id from ${examClasses} c where c.class_id = ${at('classId')})`,
    kind: eq(exams.kind, at('kind')),
    fromTerm: gte(exams.term, at('fromTerm')),
    toTerm: lte(exams.term, at('toTerm')),
    state: eq(exams.state, at('state')),
    keyword: sql`instr(${exams.name}, ${at('keyword')}) > 0`,
  },
  sorts: { startDate: exams.startDate, createTime: exams.createTime, name: exams.name },
  defaultSort: exams.startDate,
  newestFirst: true,
  rows: selectRows,
});

const sheets = (condition: string): SQL<number> =>
  sql<number>`(select count(*) from ${submissions} s where s.assignment_id = ${examSubjects}.assignment_id
    and ${sql.raw(condition)})`;

const queries = prepared((orm) => ({
  byId: selectRows(orm, and(eq(exams.id, at('id')), eq(exams.isDeleted, 0))!, [asc(exams.id)]).prepare(),
  subjects: orm
    .select({
      examId: examSubjects.examId,
      subjectId: examSubjects.subjectId,
      courseName: courses.name,
      isPublished: sql<number>`${examSubjects.publishTime} <> ''`.mapWith(Boolean),
    })
    .from(examSubjects)
    .innerJoin(courses, eq(courses.id, examSubjects.courseId))
    .where(inArray(examSubjects.examId, listed('ids')))
    .orderBy(asc(examSubjects.examId), asc(examSubjects.position))
    .prepare(),
  led: orm
    .select({ examId: examLeaders.examId })
    .from(examLeaders)
    .where(and(inArray(examLeaders.examId, listed('ids')), eq(examLeaders.userId, at('userId'))))
    .prepare(),
  leaders: orm
    .select({ teacherId: users.id, name: users.name })
    .from(examLeaders)
    .innerJoin(users, eq(users.id, examLeaders.userId))
    .where(eq(examLeaders.examId, at('id')))
    .orderBy(asc(users.id))
    .prepare(),
  classes: orm
    .select({
      classId: examClasses.classId,
      className: examClasses.className,
      group: examClasses.groupName,
      studentCount: ofExam(
        sql`${examStudents} s where s.exam_id = ${examClasses}.exam_id and s.class_id = ${examClasses}.class_id`,
      ),
    })
    .from(examClasses)
    .innerJoin(schoolClasses, eq(schoolClasses.id, examClasses.classId))
    .where(eq(examClasses.examId, at('id')))
    .orderBy(asc(schoolClasses.position), asc(schoolClasses.id))
    .prepare(),
  timetable: orm
    .select({
      subjectId: examSubjects.subjectId,
      courseName: courses.name,
      isPublished: sql<number>`${examSubjects.publishTime} <> ''`.mapWith(Boolean),
      courseId: examSubjects.courseId,
      date: examSubjects.date,
      from: examSubjects.fromTime,
      to: examSubjects.toTime,
      full: examSubjects.full,
      way: examSubjects.way,
      /** Where scores alone come in a paper may be known, which nobody sits here. */
      paperId: sql<string>`iif(${examSubjects.assignmentId} is null, '', ${examSubjects.paperId})`,
      assignmentId: sql<string>`coalesce(${examSubjects.assignmentId}, '')`,
      publishTime: examSubjects.publishTime,
      submittedCount: sheets('s.state = 1'),
      absentCount: ofExam(
        sql`${examResults} r where r.exam_id = ${examSubjects}.exam_id and r.subject_id = ${examSubjects}.subject_id
          and r.state = 1`,
      ),
      markedCount: sheets(
        's.state = 1 and s.marked_count >= (select count(*) from paper_questions q where q.paper_id = s.paper_id)',
      ),
      scoredCount: ofExam(
        sql`${examResults} r where r.exam_id = ${examSubjects}.exam_id and r.subject_id = ${examSubjects}.subject_id
          and r.score is not null`,
      ),
    })
    .from(examSubjects)
    .innerJoin(courses, eq(courses.id, examSubjects.courseId))
    .where(eq(examSubjects.examId, at('id')))
    .orderBy(asc(examSubjects.position))
    .prepare(),
  rooms: orm
    .select({ count: sql<number>`count(*)` })
    .from(examRooms)
    .where(eq(examRooms.examId, at('id')))
    .prepare(),
}));

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function complete(sandbox: Sandbox, userId: string, rows: readonly Row[]) {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const subjects = grouped(queries(sandbox).subjects.all({ ids }), ({ examId }) => examId);
  const led = new Set(
    queries(sandbox)
      .led.all({ ids, userId })
      .map(({ examId }) => examId),
  );
  return rows.map((row) => ({
    ...row,
    isLeader: led.has(row.id),
    subjects: (subjects.get(row.id) ?? []).map(({ examId: _, ...subject }) => subject),
  }));
}

/** One page of the exams that a reader reaches. */
export function selectExamPage(sandbox: Sandbox, userId: string, request: Parameters<typeof selectPage>[1]) {
  const found = selectPage(sandbox, request);
  return { ...found, records: complete(sandbox, userId, found.records) };
}

/** An exam as lists have it; undefined where there is none. */
export const selectExam = (sandbox: Sandbox, userId: string, id: string) =>
  complete(sandbox, userId, queries(sandbox).byId.all({ id }))[0];

/** Who leads an exam. */
export const selectLeaders = (sandbox: Sandbox, id: string) => queries(sandbox).leaders.all({ id });

/** The classes of an exam, in their order. */
export const selectExamClasses = (sandbox: Sandbox, id: string) => queries(sandbox).classes.all({ id });

/** The subjects of an exam in the order of its timetable, with how far each has come. */
export const selectTimetable = (sandbox: Sandbox, id: string) => queries(sandbox).timetable.all({ id });

/** A subject of these. */
export type TimetableRow = ReturnType<typeof selectTimetable>[number];

/** How many rooms an exam has. */
export const countRooms = (sandbox: Sandbox, id: string): number => queries(sandbox).rooms.get({ id })!.count;
