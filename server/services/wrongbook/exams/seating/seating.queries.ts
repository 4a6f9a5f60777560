import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { resultState } from '../../../../../contracts/constants/exams.ts';
import { examClasses, examRooms } from '../../../../database/exam-tables.ts';
import { examResults, examStudents, examSubjects } from '../../../../database/exam-work-tables.ts';
import { newIds } from '../../../../database/ids.ts';
import { listed } from '../../../../database/lists.ts';
import { pageable } from '../../../../database/pages.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../../database/sandbox.ts';
import { schoolClasses, students, users } from '../../../../database/tables.ts';
import type { Seated } from '../../../../engines/exams/seating.ts';

const at = sql.placeholder;

const className = sql<string>`(select c.class_name from ${examClasses} c
  where c.exam_id = ${examStudents}.exam_id and c.class_id = ${examStudents}.class_id)`;

const selectRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      studentId: examStudents.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      classId: examStudents.classId,
      className,
      examNo: examStudents.examNo,
      examRoomId: sql<string>`coalesce(${examStudents.roomId}, '')`,
      roomName: sql<string>`coalesce(${examRooms.name}, '')`,
      seat: sql<number>`coalesce(${examStudents.seat}, 0)`,
    })
    .from(examStudents)
    .innerJoin(students, eq(students.id, examStudents.studentId))
    .leftJoin(examRooms, eq(examRooms.id, examStudents.roomId))
    .where(where)
    .orderBy(...order);

/** One page of the candidates of an exam. */
export const selectCandidatePage = pageable({
  table: examStudents,
  always: [eq(examStudents.examId, at('examId'))],
  filters: {
    classId: eq(examStudents.classId, at('classId')),
    examRoomId: eq(examStudents.roomId, at('examRoomId')),
    keyword: sql`(instr(${examStudents.examNo}, ${at('keyword')}) > 0 or exists (select 1 from ${students} s
      where s.id = ${examStudents}.student_id and (instr(s.name, ${at('keyword')}) > 0 or instr(s.student_no, ${at('keyword')}) > 0)))`,
  },
  sorts: { examNo: examStudents.examNo, seat: examStudents.seat },
  defaultSort: examStudents.examNo,
  rows: selectRows,
});

const queries = prepared((orm) => ({
  rooms: orm
    .select({
      id: examRooms.id,
      name: examRooms.name,
      capacity: examRooms.capacity,
      columns: examRooms.columns,
      position: examRooms.position,
      invigilators: examRooms.invigilators,
      seatedCount: sql<number>`(select count(*) from ${examStudents} s where s.room_id = ${examRooms}.id)`,
    })
    .from(examRooms)
    .where(eq(examRooms.examId, at('examId')))
    .orderBy(asc(examRooms.position))
    .prepare(),
  teachers: orm
    .select({ id: users.id, name: users.name, isDeleted: users.isDeleted })
    .from(users)
    .where(inArray(users.id, listed('ids')))
    .prepare(),
  unseat: orm
    .update(examStudents)
    .set({ roomId: null, seat: null, examNo: '' })
    .where(eq(examStudents.examId, at('examId')))
    .prepare(),
  seat: orm
    .update(examStudents)
    .set({ roomId: sql`${at('roomId')}`, seat: sql`${at('seat')}`, examNo: sql`${at('examNo')}` })
    .where(and(eq(examStudents.examId, at('examId')), eq(examStudents.studentId, at('studentId'))))
    .prepare(),
  candidates: orm
    .select({
      studentId: students.id,
      studentNo: students.studentNo,
      classId: schoolClasses.id,
      classNo: schoolClasses.position,
    })
    .from(examClasses)
    .innerJoin(schoolClasses, eq(schoolClasses.id, examClasses.classId))
    .innerJoin(
      students,
      and(eq(students.classId, examClasses.classId), eq(students.isDeleted, 0), eq(students.status, 0)),
    )
    .where(eq(examClasses.examId, at('examId')))
    .orderBy(asc(schoolClasses.position), asc(schoolClasses.id), asc(students.studentNo), asc(students.id))
    .prepare(),
  totals: orm
    .select({ studentId: examResults.studentId, total: sql<number>`round(sum(${examResults.score}), 2)` })
    .from(examResults)
    .innerJoin(
      examSubjects,
      and(
        eq(examSubjects.examId, examResults.examId),
        eq(examSubjects.subjectId, examResults.subjectId),
        sql`${examSubjects.publishTime} <> ''`,
      ),
    )
    .where(
      and(
        eq(examResults.examId, at('examId')),
        eq(examResults.state, resultState.sat),
        sql`${examResults.score} is not null`,
      ),
    )
    .groupBy(examResults.studentId)
    .prepare(),
}));

/** A room as it is kept. */
export type RoomRow = ReturnType<typeof selectRooms>[number];

/** The rooms of an exam in the order in which they are filled. */
export const selectRooms = (sandbox: Sandbox, examId: string) =>
  queries(sandbox)
    .rooms.all({ examId })
    .map((row) => ({ ...row, invigilators: JSON.parse(row.invigilators) as string[] }));

/** Teachers by their ids. */
export const selectTeachers = (sandbox: Sandbox, ids: readonly string[]) =>
  new Map(
    queries(sandbox)
      .teachers.all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  );

/** Takes all seats and numbers of an exam back. Call it within a write. */
const unseat = (sandbox: Sandbox, examId: string): void => void queries(sandbox).unseat.run({ examId });

/** Puts these rooms in the place of those of an exam, whose seats are gone. Call it within a write. */
export function replaceRooms(
  sandbox: Sandbox,
  examId: string,
  rooms: readonly (Pick<RoomRow, 'name' | 'capacity' | 'columns'> & { invigilators: string[] })[],
): void {
  unseat(sandbox, examId);
  sandbox.orm.delete(examRooms).where(eq(examRooms.examId, examId)).run();
  if (rooms.length === 0) return;
  const ids = newIds(sandbox, rooms.length);
  sandbox.orm
    .insert(examRooms)
    .values(
      rooms.map((room, index) => ({
        ...room,
        id: ids[index]!,
        examId,
        position: index + 1,
        invigilators: JSON.stringify(room.invigilators),
      })),
    )
    .run();
}

/** Who is to be seated, class by class and by student number: whoever is in the classes now. */
export const selectCandidates = (sandbox: Sandbox, examId: string) => queries(sandbox).candidates.all({ examId });

/** What candidates of an exam have reached in its published subjects together. */
export const selectTotals = (sandbox: Sandbox, examId: string): ReadonlyMap<string, number> =>
  new Map(
    queries(sandbox)
      .totals.all({ examId })
      .map(({ studentId, total }) => [studentId, total]),
  );

/** Seats candidates under their numbers in the place of where they sat before. Call it within a write. */
export function putSeats(sandbox: Sandbox, examId: string, seats: readonly (Seated & { examNo: string })[]): void {
  unseat(sandbox, examId);
  for (const seat of seats) queries(sandbox).seat.run({ examId, ...seat });
}
