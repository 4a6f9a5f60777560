import { foreignValueOf, type ForeignValue } from '../../../../contracts/lies/foreign.ts';
import type { Sandbox } from '../../../database/sandbox.ts';

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

/** Whether there is a thing of a kind by such an id, whosever it is. */
export function isThere({ sqlite }: Sandbox, kind: string, id: unknown): boolean {
  const table = kind === 'school' ? 'schools' : kept[kind]?.table;
  if (table === undefined || typeof id !== 'string') return false;
  return sqlite.prepare(`select 1 from ${table} where id = ?`).get(id) !== undefined;
}

/** How things of a kind belong to a school. */
const ofSchool: Record<string, string> = {
  school: 'select id from schools where id <> ? limit 1',
  class: 'select id from school_classes where school_id <> ? limit 1',
  student: 'select id from students where school_id <> ? limit 1',
  teacher: 'select id from users where school_id <> ? limit 1',
  document: 'select id from documents where teacher_id in (select id from users where school_id <> ?) limit 1',
};

/** Ids of what is of another school, by the names that lies have for them; none for who has no school. */
export function foreignTo({ sqlite }: Sandbox, schoolId: string | null): Partial<Record<ForeignValue, string>> {
  if (schoolId === null) return {};
  const found = Object.entries(ofSchool).flatMap(([kind, sql]) => {
    const id = sqlite.prepare(sql).pluck().get(schoolId);
    return typeof id === 'string' ? [[foreignValueOf(kind)!, id] as const] : [];
  });
  return Object.fromEntries(found);
}
