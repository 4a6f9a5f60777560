import { sql } from 'drizzle-orm';
import { newIds } from '../../database/ids.ts';
import { prepared } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { students } from '../../database/tables.ts';
import type { NewStudent } from './check-students.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  insert: orm
    .insert(students)
    .values({
      id: at('id'),
      schoolId: at('schoolId'),
      classId: at('classId'),
      name: at('name'),
      studentNo: at('studentNo'),
      gender: at('gender'),
      guardianName: at('guardianName'),
      guardianPhone: at('guardianPhone'),
      enabled: at('enabled'),
      createTime: at('createTime'),
    })
    .prepare(),
}));

/** Where and when rows are written, and who is told how many are. */
export interface Writing {
  schoolId: string;
  now: string;
  written: (count: number) => void;
}

/** Inserts students; to be called within a transaction. */
export function writeStudents(sandbox: Sandbox, added: NewStudent[], { schoolId, now, written }: Writing): void {
  const { insert } = queries(sandbox);
  const ids = newIds(sandbox, added.length);
  added.forEach((student, index) => {
    insert.run({ ...student, id: ids[index], schoolId, createTime: now });
    written(index + 1);
  });
}
