import type { DataOf } from '../../../../contracts/endpoint.ts';
import { roleLabels, serverRoleOf } from '../../../../contracts/roles.ts';
import type { pageTeachers } from '../../../../contracts/vesta/teacher.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectUserRoles } from '../../../database/user-roles.ts';
import { selectTeachings } from '../teaching/teaching.queries.ts';
import type { selectAllTeachers } from './teacher.queries.ts';

type TeacherRecord = DataOf<typeof pageTeachers>['records'][number];
type TeacherRow = ReturnType<typeof selectAllTeachers>[number];

/** Adds jobs and classes to rows of teachers, with one query each for all of them. */
export function teacherRecords(sandbox: Sandbox, rows: readonly TeacherRow[]): TeacherRecord[] {
  const ids = rows.map(({ id }) => id);
  const roles = selectUserRoles(sandbox, ids);
  const teachings = grouped(selectTeachings(sandbox, ids), ({ teacherId }) => teacherId);
  return rows.map((row) => {
    const held = roles.get(row.id) ?? [];
    return {
      ...row,
      jobs: held.flatMap(({ roleKey }) => {
        const role = serverRoleOf(roleKey);
        return role ? [{ roleKey, jobName: roleLabels[role] }] : [];
      }),
      subjectId: held.find(({ subjectId }) => subjectId !== '')?.subjectId ?? '',
      gradeId: held.find(({ gradeId }) => gradeId !== '')?.gradeId ?? '',
      teachings: (teachings.get(row.id) ?? []).map(({ teacherId: _, ...teaching }) => teaching),
    };
  });
}
