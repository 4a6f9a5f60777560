import type { DataOf } from '../../../contracts/endpoint.ts';
import { roleLabels, serverRoleOf } from '../../../contracts/roles.ts';
import type { pageTeachers } from '../../../contracts/vesta/teacher.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { selectTeachings } from '../teaching/teaching.queries.ts';
import { selectRoles, type selectAllTeachers } from './teacher.queries.ts';

type TeacherRecord = DataOf<typeof pageTeachers>['records'][number];
type TeacherRow = ReturnType<typeof selectAllTeachers>[number];

/** Adds jobs and classes to rows of teachers, with one query each for all of them. */
export function teacherRecords(sandbox: Sandbox, rows: readonly TeacherRow[]): TeacherRecord[] {
  const ids = rows.map(({ id }) => id);
  const roles = grouped(selectRoles(sandbox, ids), ({ userId }) => userId);
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

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
