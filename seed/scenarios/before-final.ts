import type Database from 'better-sqlite3';
import { examIds } from '../landmarks.ts';
import type { World } from '../world.ts';

/** The exam that is printed already is the final, in a few days; the one after it is practice for the entrance examination. */
export function finishBeforeFinal(sqlite: Database.Database, _world: World): void {
  const rename = sqlite.prepare('update exams set name = ?, kind = ? where id = ?');
  rename.run('九年级上期末考试', 'final', examIds.printed);
  rename.run('九年级中考模拟考试', 'mock', examIds.planned);
}
