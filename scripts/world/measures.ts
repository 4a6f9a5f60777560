import type Database from 'better-sqlite3';
import { measuresOfChanges } from './changes.ts';
import { measuresOfContent } from './content.ts';
import { measuresOfExams } from './exams.ts';
import { measuresOfItems } from './items.ts';
import { measuresOfLoad } from './load.ts';
import type { Measure, Rows } from './measure.ts';
import { measuresOfPeople } from './people.ts';
import { measuresOfWork } from './work.ts';

// Whether an experienced teacher would believe a seeded world. Everything is read from its rows with definitions of our own:
// nothing of the code that made it is used here, so that it cannot agree with itself.

/** Whether a figure lies where it should. */
export const isMet = ({ found, from, to }: Measure): boolean => found >= from && found <= to;

/** Everything that is measured of a world at a moment. */
export function measuresOf(sqlite: Database.Database, now: string): Measure[] {
  const rows: Rows = <T>(sql: string, ...bound: unknown[]) => sqlite.prepare(sql).all(...bound) as T[];
  return [
    ...measuresOfWork(rows),
    ...measuresOfContent(rows),
    ...measuresOfExams(rows),
    ...measuresOfItems(rows),
    ...measuresOfPeople(rows, now),
    ...measuresOfLoad(rows, now),
    ...measuresOfChanges(rows, now),
  ];
}
