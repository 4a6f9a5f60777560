import { connect, sandboxFile } from '../../database/sandbox.ts';
import { countedTables } from './compared-tables.ts';
import { withSource } from './source.ts';
import type { Difference, RestoringTask } from './tasks.ts';

/** Rows that are new, gone or otherwise than before. */
const changedIn = (table: string): string => `
  select count(*) from (
    select rowid from (select rowid, * from main."${table}" except select rowid, * from initial."${table}")
    union
    select rowid from (select rowid, * from initial."${table}" except select rowid, * from main."${table}")
  )`;

const others = 'rowid, account, name, phone, school_id, partner_id, is_deleted';
const users: readonly (readonly [sql: string, label: string])[] = [
  [
    `select count(*) from main.users u join initial.users i on i.id = u.id where i.password_hash <> u.password_hash`,
    '个重置的密码',
  ],
  [
    `select count(*) from (
      select rowid from (select ${others} from main.users except select ${others} from initial.users)
      union
      select rowid from (select ${others} from initial.users except select ${others} from main.users)
    )`,
    '个账号',
  ],
];

/** Counts what has changed in a sandbox since its beginning, or since a snapshot. */
export const compare = (task: Pick<RestoringTask, 'dataDir' | 'name' | 'snapshot'>): Promise<Difference[]> =>
  withSource(task, ({ file }) => countChanges(sandboxFile(task.dataDir, task.name), file));

function countChanges(file: string, before: string): Difference[] {
  const sqlite = connect(file, { mustExist: true });
  try {
    sqlite.prepare('attach ? as initial').run(before);
    const count = (sql: string): number => Number(sqlite.prepare(sql).pluck().get());
    const found = [
      ...countedTables.map(([table, label]) => ({ label, count: count(changedIn(table)) })),
      ...users.map(([sql, label]) => ({ label, count: count(sql) })),
    ];
    return found.filter((one) => one.count > 0);
  } finally {
    sqlite.close();
  }
}
