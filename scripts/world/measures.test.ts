import { afterAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { seedWorld } from '../../seed/seed.ts';
import { intraclass } from './exams.ts';
import { isMet, measuresOf } from './measures.ts';

describe('the seeded world', () => {
  const now = '2026-11-27 17:30:00';
  const sqlite = new Sqlite(':memory:');
  migrateDatabase(sqlite);
  seedWorld(sqlite, { size: 'demo', seed: 7, now });
  afterAll(() => sqlite.close());

  it('is what an experienced teacher expects, in every figure', () => {
    const measures = measuresOf(sqlite, now);
    expect(measures.length).toBeGreaterThan(20);
    expect(measures.filter((measure) => !isMet(measure))).toEqual([]);
  });

  it('is found out where it is not', () => {
    sqlite.exec(`begin;
      update assignments set create_time = '2026-11-22 16:10:00' where exam_id is null and id % 10 = 0;
      update submissions set submit_time = substr(submit_time, 1, 10) || ' 07:50:00' where id % 3 = 0;
      update responses set answer = '' where position = 1;
      update exam_results set score = score * 0.5 where subject_id = '1';`);
    const missed = measuresOf(sqlite, now).flatMap((measure) => (isMet(measure) ? [] : [measure.what]));
    sqlite.exec('rollback');
    expect(missed).toEqual(
      expect.arrayContaining(['在上课日布置', '同一分钟上交的最多占', '没有作答：选择题', '标准差之比：数学与语文']),
    );
  });
});

it('classes that are all alike have no correlation, classes apart have all of it', () => {
  expect(
    intraclass([
      [1, 1, 1],
      [5, 5, 5],
      [9, 9, 9],
    ]),
  ).toBe(1);
  expect(
    intraclass([
      [1, 5, 9],
      [1, 5, 9],
      [1, 5, 9],
    ]),
  ).toBeLessThan(0);
});
