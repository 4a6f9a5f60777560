import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { conflict } from '../../../../../contracts/wrongbook/exams/exam-shapes.ts';
import { examRooms, exams } from '../../../../database/exam-tables.ts';
import { examStudents, examSubjects } from '../../../../database/exam-work-tables.ts';
import { grouped, listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { courses, students, users } from '../../../../database/tables.ts';
import { clashesIn, type Clash, type Session } from '../../../../engines/exams/timetable.ts';
import { selectClassStudents } from '../../practice/practice.queries.ts';
import type { PlannedSubject } from './check-plan.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  /** Subjects of other exams of the school on some days. */
  others: orm
    .select({
      examId: exams.id,
      title: sql<string>`${exams.name} || ' ' || ${courses.name}`,
      date: examSubjects.date,
      from: examSubjects.fromTime,
      to: examSubjects.toTime,
    })
    .from(exams)
    .innerJoin(examSubjects, eq(examSubjects.examId, exams.id))
    .innerJoin(courses, eq(courses.id, examSubjects.courseId))
    .where(
      and(
        eq(exams.schoolId, at('schoolId')),
        eq(exams.isDeleted, 0),
        sql`${exams.id} <> ${at('examId')}`,
        inArray(examSubjects.date, listed('dates')),
      ),
    )
    .orderBy(asc(examSubjects.date), asc(examSubjects.fromTime))
    .prepare(),
  candidates: orm
    .select({ examId: examStudents.examId, studentId: examStudents.studentId })
    .from(examStudents)
    .where(inArray(examStudents.examId, listed('ids')))
    .prepare(),
  rooms: orm
    .select({ examId: examRooms.examId, name: examRooms.name, invigilators: examRooms.invigilators })
    .from(examRooms)
    .where(inArray(examRooms.examId, listed('ids')))
    .prepare(),
  studentNames: orm
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(inArray(students.id, listed('ids')))
    .prepare(),
  teacherNames: orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, listed('ids')))
    .prepare(),
}));

/** What is in an exam's sessions alike: who sits them, and where. */
function commonTo(sandbox: Sandbox, ids: readonly string[]): (examId: string) => Pick<Session, 'studentIds' | 'rooms'> {
  const list = JSON.stringify(ids);
  const candidates = grouped(queries(sandbox).candidates.all({ ids: list }), ({ examId }) => examId);
  const rooms = grouped(queries(sandbox).rooms.all({ ids: list }), ({ examId }) => examId);
  const known = new Map(
    ids.map((id) => [
      id,
      {
        studentIds: new Set((candidates.get(id) ?? []).map(({ studentId }) => studentId)),
        rooms: (rooms.get(id) ?? []).map(({ name, invigilators }) => ({
          name,
          invigilators: JSON.parse(invigilators) as string[],
        })),
      },
    ]),
  );
  return (examId) => known.get(examId)!;
}

/** How many are named of those whom a conflict concerns. */
const mostNames = 5;

function namesOf(sandbox: Sandbox, { kind, ids: all }: Clash): string[] {
  if (kind === 'room') return all.slice(0, mostNames);
  const ids = JSON.stringify(all.slice(0, mostNames));
  const { studentNames, teacherNames } = queries(sandbox);
  return (kind === 'student' ? studentNames : teacherNames).all({ ids }).map(({ name }) => name);
}

const told = (sandbox: Sandbox, clash: Clash): z.output<typeof conflict> => ({
  kind: clash.kind,
  subject: clash.own.title,
  other: clash.other.title,
  date: clash.own.date,
  from: clash.own.from > clash.other.from ? clash.own.from : clash.other.from,
  to: clash.own.to < clash.other.to ? clash.own.to : clash.other.to,
  names: namesOf(sandbox, clash),
  count: clash.ids.length,
});

type Times = Pick<PlannedSubject, 'courseName' | 'date' | 'from' | 'to'>;

/**
 * What the subjects of an exam ask for twice: of the exam as it is kept, or of one with these classes and no rooms yet, whose
 * id is "".
 */
export function conflictsOf(
  sandbox: Sandbox,
  schoolId: string,
  examId: string,
  subjects: readonly Times[],
  classIds?: readonly string[],
) {
  const dates = JSON.stringify([...new Set(subjects.map(({ date }) => date))]);
  const others = queries(sandbox).others.all({ schoolId, examId, dates });
  const common = commonTo(sandbox, [...new Set([examId, ...others.map((other) => other.examId)])]);
  const own = {
    ...common(examId),
    ...(classIds && {
      studentIds: new Set(selectClassStudents(sandbox, classIds).map(({ studentId }) => studentId)),
    }),
  };
  return clashesIn(
    subjects.map(({ courseName: title, date, from, to }) => ({ examId, title, date, from, to, ...own })),
    others.map((other) => ({ ...other, ...common(other.examId) })),
  ).map((clash) => told(sandbox, clash));
}
