import { Sqlite } from '../../server/database/sqlite.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { examStates } from '../../contracts/constants/exams.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { rebuildResults } from '../../server/engines/mistakes/exam-results.ts';
import { examIds, schoolIds } from '../landmarks.ts';
import { seedWorld } from '../seed.ts';

const now = '2026-11-20 10:00:00';

const sqlite = new Sqlite(':memory:');
sqlite.pragma('foreign_keys = ON');
migrateDatabase(sqlite);
seedWorld(sqlite, { size: 'demo', seed: 7, now });

afterAll(() => void sqlite.close());

const all = (query: string, ...bound: (string | number)[]): unknown[] => sqlite.prepare(query).all(...bound);
const one = (query: string, ...bound: (string | number)[]): unknown =>
  sqlite
    .prepare(query)
    .pluck()
    .get(...bound);

describe('the exams of the demo world', () => {
  it('are in each state in the junior school, with as many subjects published as that says', () => {
    for (const state of examStates) {
      const exam = 'select state from exams where id = ? and school_id = ?';
      expect(one(exam, examIds[state], schoolIds.junior)).toBe(state);
    }
    const published = "total(s.publish_time <> '') = count(*)";
    const astray = `select x.id from exams x join exam_subjects s on s.exam_id = x.id
      group by x.id having (x.state = 'published') <> (${published})`;
    expect(all(astray)).toEqual([]);
  });

  it('go back three years, and schools of the area have set theirs together', () => {
    const terms = 'select count(distinct term) from exams where school_id = ? and state = ?';
    expect(one(terms, schoolIds.junior, 'published')).toBeGreaterThanOrEqual(6);
    const joint = `select count(distinct x.school_id) schools, count(distinct h.area) areas, count(distinct x.grade_id) grades
      from exams x join schools h on h.id = x.school_id where x.joint_id <> '' group by x.joint_id`;
    const rows = all(joint) as { schools: number; areas: number; grades: number }[];
    expect(rows.length).toBeGreaterThan(3);
    expect(Math.max(...rows.map(({ schools }) => schools))).toBe(11);
    for (const row of rows) expect(row).toMatchObject({ areas: 1, grades: 1 });
  });

  it('have results and sums that are the same when they are made anew', () => {
    const tables = ['exam_results', 'exam_score_sums', 'exam_item_sums'];
    const read = () => tables.map((table) => all(`select * from ${table} order by 1, 2, 3, 4`));
    const kept = read();
    for (const rows of kept) expect(rows.length).toBeGreaterThan(100);
    rebuildResults(sqlite);
    expect(read()).toEqual(kept);
  });

  it('have candidates who were away, for each reason, and none of them in a sum', () => {
    const states = all('select state, count(*) count from exam_results group by state order by state');
    expect(states.map((row) => (row as { state: number }).state)).toEqual([0, 1, 2, 3, 4]);
    const counted = `select e.exam_id from exam_subjects e where e.publish_time <> '' and
      (select total(count) from exam_score_sums m where m.exam_id = e.exam_id and m.subject_id = e.subject_id) <>
      (select count(*) from exam_results r where r.exam_id = e.exam_id and r.subject_id = e.subject_id
        and r.state = 0 and r.score is not null)`;
    expect(all(counted)).toEqual([]);
  });
});

describe('the exam that is being marked', () => {
  const parts = 'select id from marking_parts where exam_id = ?';

  it('has scripts that are done, begun and in hand, and all that waits for somebody', () => {
    const states = `select distinct state from marking_outcomes where part_id in (${parts}) order by 1`;
    expect(all(states, examIds.marking)).toEqual(
      ['done', 'flag', 'leader', 'open', 'third'].map((state) => ({ state })),
    );
    const rounds = `select distinct round, state from marking_scripts where part_id in (${parts})`;
    expect(all(rounds, examIds.marking)).toEqual(
      expect.arrayContaining([
        { round: 'first', state: 'waiting' },
        { round: 'second', state: 'waiting' },
        { round: 'third', state: 'waiting' },
        { round: 'first', state: 'flagged' },
        { round: 'again', state: 'marked' },
      ]),
    );
    const flags = `select count(distinct flag) from marking_scripts where state = 'flagged' and part_id in (${parts})`;
    expect(one(flags, examIds.marking)).toBeGreaterThan(2);
  });

  it('has scores for all that is done and for nothing else, as its answers have', () => {
    const done = "o.state = 'done'";
    const astray = `select o.submission_id from marking_outcomes o join marking_parts p on p.id = o.part_id
      join responses r on r.submission_id = o.submission_id and r.position = json_extract(p.positions, '$[0]')
      where p.exam_id = ? and ((${done}) <> (r.score is not null) or ${done} and abs(r.score - o.score) > 0.005)`;
    expect(all(astray, examIds.marking)).toEqual([]);
  });

  it('has marks of the last hour, none of the future, and nobody with two marks of one script', () => {
    const times = `select max(mark_time) from marking_scripts where part_id in (${parts})`;
    expect(one(times, examIds.marking)).toSatisfy((time: string) => time <= now && time > '2026-11-20 09:00:00');
    const twice = `select submission_id from marking_scripts where round <> 'again' and part_id in (${parts})
      group by part_id, submission_id, user_id having count(*) > 1`;
    expect(all(twice, examIds.marking)).toEqual([]);
  });

  it('has one marker in a part who is too strict beyond the limit', () => {
    const drifts = `select a.part_id, a.user_id, avg(a.score - b.score) difference, p.drift_limit most
      from marking_scripts a join marking_scripts b on b.part_id = a.part_id and b.submission_id = a.submission_id
        and b.round in ('first', 'second') and b.round <> a.round and b.score is not null
      join marking_parts p on p.id = a.part_id
      where p.exam_id = ? and a.round in ('first', 'second') and a.score is not null
      group by 1, 2 having difference < -2 * most`;
    expect(all(drifts, examIds.marking).length).toBeGreaterThan(0);
  });
});
