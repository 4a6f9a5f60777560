import type Database from 'better-sqlite3';
import { schoolIds } from '../landmarks.ts';
import type { World } from '../world.ts';
import { removeWith } from './remove.ts';

const ofSchool = `school_id = '${schoolIds.junior}'`;

/** The log of openings is kept for good; here its school is one in which nobody has ever opened anything. */
function withoutTriggers(sqlite: Database.Database, table: string, change: () => void): void {
  const triggers = sqlite
    .prepare("select name, sql from sqlite_master where type = 'trigger' and tbl_name = ?")
    .all(table) as { name: string; sql: string }[];
  for (const { name } of triggers) sqlite.exec(`drop trigger "${name}"`);
  change();
  for (const { sql } of triggers) sqlite.exec(sql);
}

/** The school of the personas as it is opened: classes, offices and who teaches what, but no students and nothing done yet. */
export function finishEmptySchool(sqlite: Database.Database, world: World): void {
  withoutTriggers(sqlite, 'wellbeing_log', () => sqlite.exec('delete from wellbeing_log'));
  removeWith(
    sqlite,
    `delete from students where ${ofSchool}`,
    `delete from school_classes where ${ofSchool} and status = 1`,
    `delete from assignments where ${ofSchool}`,
    `delete from exams where ${ofSchool}`,
    `delete from papers where ${ofSchool}`,
    `delete from documents where ${ofSchool}`,
    `delete from print_records where ${ofSchool}`,
    `delete from usage_events where ${ofSchool}`,
    `delete from usage_days where ${ofSchool}`,
  );
  world.write.mistakes();
}
