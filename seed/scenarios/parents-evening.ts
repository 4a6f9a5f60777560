import type Database from 'better-sqlite3';
import { schoolIds } from '../landmarks.ts';
import type { World } from '../world.ts';

const ofSchool = `school_id = '${schoolIds.junior}'`;
const isMarked = `not exists (select 1 from submissions s where s.assignment_id = assignments.id and s.state = 0)
  and not exists (select 1 from submissions s join responses r on r.submission_id = s.id
    where s.assignment_id = assignments.id and r.score is null)`;

/** Everything that has been handed in and marked is published, so that a report of each student says all that is known. */
export function finishParentsEvening(sqlite: Database.Database, world: World): void {
  sqlite
    .prepare(
      `update assignments set publish_time = ? where ${ofSchool} and publish_time = '' and exam_id is null and ${isMarked}`,
    )
    .run(`${world.now.slice(0, 10)} 12:10:00`);
  world.write.mistakes();
}
