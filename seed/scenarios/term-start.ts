import type Database from 'better-sqlite3';
import { schoolIds } from '../landmarks.ts';
import { dateAfter, termOf, termStart } from '../calendar.ts';
import type { World } from '../world.ts';
import { removeWith } from './remove.ts';

/** Nothing has been set, printed or brought in yet in the new term; what is of the last school year stays. */
export function finishTermStart(sqlite: Database.Database, world: World): void {
  const since = dateAfter(termStart(termOf(world.now)), -31);
  const own = `school_id = '${schoolIds.junior}' and create_time >= '${since}'`;
  removeWith(
    sqlite,
    `delete from assignments where ${own}`,
    `delete from papers where ${own} and id not in (select paper_id from assignments where paper_id is not null)`,
    `delete from documents where ${own} and shelf = 'print'`,
    `delete from print_records where ${own}`,
  );
  world.write.mistakes();
}
