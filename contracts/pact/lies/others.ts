import type { Sandbox } from '../../../server/database/sandbox.ts';

/** Where things of a kind are kept, and which are beside each other. */
const kept: Record<string, { table: string; beside: string; alive: string }> = {
  student: { table: 'students', beside: 'class_id', alive: 'is_deleted = 0' },
  class: { table: 'school_classes', beside: 'school_id', alive: 'is_deleted = 0 and status = 0' },
  teacher: { table: 'users', beside: 'school_id', alive: "is_deleted = 0 and persona <> 'school-admin'" },
  document: { table: 'documents', beside: 'teacher_id', alive: 'state <> 5' },
};

/** A thing of a kind that lies beside those with such ids; undefined where there is none. */
export function otherOf({ sqlite }: Sandbox, kind: string, ids: readonly string[]): string | undefined {
  const where = kept[kind];
  if (!where) return undefined;
  const { table, beside, alive } = where;
  const all = JSON.stringify(ids);
  return sqlite
    .prepare(
      `select id from ${table} where ${beside} in (select ${beside} from ${table} where id in (select value from json_each(?)))
        and id not in (select value from json_each(?)) and ${alive} order by id limit 1`,
    )
    .pluck()
    .get(all, all) as string | undefined;
}
