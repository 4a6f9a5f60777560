import { connect, sandboxFile } from '../../database/sandbox.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { countedTables } from './compared-tables.ts';
import { initialFile } from './initial.ts';
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

/** Brings what a sandbox began with to this version: it is kept as an earlier one may have written it. */
export function migrateInitial(dataDir: string, name: string): void {
  const sqlite = connect(initialFile(dataDir, name));
  try {
    migrateDatabase(sqlite);
  } finally {
    sqlite.close();
  }
}

/** Counts what has changed in a sandbox since its beginning. */
export function compare({ dataDir, name }: Pick<RestoringTask, 'dataDir' | 'name'>): Difference[] {
  migrateInitial(dataDir, name);
  const sqlite = connect(sandboxFile(dataDir, name));
  try {
    sqlite.prepare('attach ? as initial').run(initialFile(dataDir, name));
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
