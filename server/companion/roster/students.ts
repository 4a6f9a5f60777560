import type { Sandbox } from '../../database/sandbox.ts';
import { differs } from '../differs.ts';
import type { Student } from '../shapes.ts';
import { writeInChunks } from './chunks.ts';
import { presenceQueries } from './presence.queries.ts';
import { studentQueries } from './student.queries.ts';

/** Keeps students of a school by their ids. */
export const keepStudents = (sandbox: Sandbox, schoolId: string, students: readonly Student[]): Promise<void> =>
  writeInChunks(sandbox, numbered(students), (chunk) => keep(sandbox, schoolId, chunk));

/** Here a number is one student's: who has none goes by the id, and so does who has that of another. */
function numbered(students: readonly Student[]): Student[] {
  const taken = new Set<string>();
  return students.map((student) => {
    const { id, studentNo } = student;
    const isFree = studentNo !== '' && !taken.has(studentNo);
    taken.add(studentNo);
    return isFree ? student : { ...student, studentNo: `${studentNo} ${id}`.trim() };
  });
}

function keep(sandbox: Sandbox, schoolId: string, students: readonly Student[]): void {
  const { byIds, classesAmong, freeNumber, student: upsert } = studentQueries(sandbox);
  const now = new Map(byIds.all({ ids: idsOf(students) }).map((row) => [row.id, row]));
  const named = JSON.stringify([...new Set(students.map(({ classId }) => classId))]);
  const classes = new Set(classesAmong.all({ ids: named }).map(({ id }) => id));
  for (const student of students) {
    // A class that has been left behind, as by who has graduated, may be none that was ever read.
    const classId = classes.has(student.classId) ? student.classId : null;
    const row = { ...student, schoolId, classId, name: student.name || student.id };
    if (!differs(now.get(student.id), { ...row, isDeleted: 0 })) continue;
    freeNumber.run(row);
    upsert.run({ ...row, createTime: sandbox.clock.dateTime() });
  }
}

const idsOf = (rows: readonly { id: string }[]): string => JSON.stringify(rows.map(({ id }) => id));

const without = (known: { id: string }[], read: readonly Student[]): { id: string }[] => {
  const there = new Set(read.map(({ id }) => id));
  return known.filter(({ id }) => !there.has(id));
};

/** Marks students as gone who are not among all those of a school; to be called by who has read all of them. */
export const removeStudents = (sandbox: Sandbox, schoolId: string, read: readonly Student[]): Promise<void> =>
  writeInChunks(sandbox, without(presenceQueries(sandbox).ofSchool.all({ schoolId }), read), (chunk) =>
    presenceQueries(sandbox).remove.run({ ids: idsOf(chunk) }),
  );

/** Takes students out of a class who are not in it any more; where they are, who sees only this class does not know. */
export const leaveClass = (sandbox: Sandbox, classId: string, read: readonly Student[]): Promise<void> =>
  writeInChunks(sandbox, without(presenceQueries(sandbox).ofClass.all({ classId }), read), (chunk) =>
    presenceQueries(sandbox).leaveClass.run({ ids: idsOf(chunk) }),
  );
