import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { offerTemplates } from './question-template.ts';

/** A database that a later version of the product has written. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

// The bundle lies one folder above where the sources do, and carries the migrations along.
const folder = ['./migrations', './database/migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

interface Journal {
  entries: { when: number }[];
}

/** The number of the last migration of this version; each that is added has a greater one. */
export function newestMigration(): number {
  if (!folder) throw new Error('找不到数据库迁移文件');
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal;
  return Math.max(...journal.entries.map((entry) => entry.when));
}

/** Whether a database is at this version, or ahead of it. */
export const isCurrent = (sqlite: Database.Database): boolean => lastApplied(sqlite) >= newestMigration();

/** Brings a database to this version; throws NewerDatabase where it is ahead of it. */
export function migrateDatabase(sqlite: Database.Database): void {
  const newest = newestMigration();
  const applied = lastApplied(sqlite);
  if (applied > newest) throw new NewerDatabase('数据库由更新的版本写入，请升级程序或更换数据目录（DATA_DIR）');
  if (applied < newest) {
    offerTemplates(sqlite);
    migrate(drizzle(sqlite), { migrationsFolder: folder! });
  }
}

function lastApplied(sqlite: Database.Database): number {
  const known = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!known) return 0;
  return Number(sqlite.prepare('select max(created_at) from __drizzle_migrations').pluck().get() ?? 0);
}
