import { Sqlite } from '../../server/database/sqlite.mjs';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { classIds } from '../landmarks.ts';
import { seedWorld } from '../seed.ts';
import { slopeOf } from '../../server/engines/simulation/answering/abilities.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import { isBroken, parametersOf, type ItemTraits } from '../../server/engines/simulation/answering/model.ts';

// What the seeded answers show must be what the model says: recovered here from the rows alone, with other formulas than
// those that made them.

const seed = 7;
const sqlite = new Sqlite(':memory:');
migrateDatabase(sqlite);
seedWorld(sqlite, { size: 'demo', seed, now: '2026-11-21 09:00:00' });
const rows = <T>(query: string, ...bound: string[]): T[] => sqlite.prepare(query).all(bound) as T[];
const value = (query: string, ...bound: string[]): number => sqlite.prepare(query).pluck().get(bound) as number;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Pearson's correlation of pairs. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, one]) => one))];
  const sum = (of: (a: number, b: number) => number) => pairs.reduce((all, [a, b]) => all + of(a - x, b - y), 0);
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
}

interface Item extends ItemTraits {
  answered: number;
  rate: number;
  /** Correlation of its score with the rest of the paper, over those who sat it. */
  rest: number;
}

/** Every question with how it was answered. */
const items = rows<Item>(`
  with answered as (
    select q.question_id id, r.score / q.score share, (s.score - r.score) / t.total rest
    from responses r join submissions s on s.id = r.submission_id
      join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
      join (select paper_id, sum(score) total from paper_questions group by paper_id) t on t.paper_id = s.paper_id),
  sums as (select id, count(*) n, avg(share) rate, avg(rest) middle, avg(share * rest) product,
    avg(share * share) square, avg(rest * rest) restSquare from answered group by id)
  select q.id, question_type questionType, is_multiple isMultiple, json_array_length(options) options, facility,
    n answered, rate, (product - rate * middle) / sqrt((square - rate * rate) * (restSquare - middle * middle)) rest
  from sums join questions q on q.id = sums.id where n >= 150 and square > rate * rate`);

describe('the seeded answers', () => {
  it('are about 300,000 in the demo world, and as many as were marked', () => {
    expect(value('select count(*) from responses')).toBeGreaterThan(280_000);
    const open = `select count(*) from responses r join submissions s on s.id = r.submission_id
      join assignments a on a.id = s.assignment_id where r.score is null and a.exam_id is`;
    expect(value(`${open} null`)).toBe(0);
    expect(value(`${open} not null and a.publish_time <> ''`)).toBe(0);
    expect(value('select sum(marked_count) from submissions')).toBe(value('select count(score) from responses'));
  });

  it('add up: a submission has the score of its answers, no answer more than its question is worth', () => {
    expect(
      value(`select count(*) from submissions s where state = 1 and abs(score -
        (select sum(score) from responses where submission_id = s.id)) > 0.001`),
    ).toBe(0);
    expect(
      value(`select count(*) from responses r join submissions s on s.id = r.submission_id join paper_questions q
        on q.paper_id = s.paper_id and q.position = r.position where r.score < 0 or r.score > q.score + 0.001`),
    ).toBe(0);
  });

  it('recover the difficulty of the questions', () => {
    const sound = items.filter((item) => item.questionType <= 2 && !item.isMultiple && !isBroken(item.id));
    expect(sound.length).toBeGreaterThan(200);
    const pairs = sound.map((item) => {
      const { difficulty, discrimination, guessing } = parametersOf(item);
      const known = Math.min(0.98, Math.max(0.02, (item.rate - guessing) / (1 - guessing)));
      const observed = -Math.log(known / (1 - known));
      // How hard a question is for the average student: its difficulty, as far as it tells students apart.
      const average = (1.7 * discrimination * difficulty) / Math.sqrt(1 + discrimination ** 2);
      return { difficulty, average, observed };
    });
    expect(correlation(pairs.map(({ average, observed }) => [average, observed]))).toBeGreaterThan(0.9);
    expect(correlation(pairs.map(({ difficulty, observed }) => [difficulty, observed]))).toBeGreaterThan(0.85);
  });

  it('recover how well the questions tell the able from the weak, and show the broken ones', () => {
    const choices = items.filter((item) => item.questionType <= 2 && !item.isMultiple);
    const pairs = choices.map((item) => [parametersOf(item).discrimination, item.rest] as const);
    expect(correlation(pairs)).toBeGreaterThan(0.5);
    const [broken, sound] = [true, false].map((one) => choices.filter((item) => isBroken(item.id) === one));
    expect(broken!.length).toBeGreaterThan(0);
    expect(mean(broken!.map(({ rest }) => rest))).toBeLessThan(0.1);
    expect(mean(sound!.map(({ rest }) => rest))).toBeGreaterThan(0.25);
  });

  it('have one wrong option that most of those take who go wrong', () => {
    const shares = rows<{ share: number }>(`
      with wrong as (select q.question_id id, r.answer, count(*) n from responses r
        join submissions s on s.id = r.submission_id
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
        join questions k on k.id = q.question_id
        where k.question_type = 1 and k.is_multiple = 0 and r.score = 0 and r.answer <> '' group by 1, 2)
      select max(n) * 1.0 / sum(n) share from wrong group by id having sum(n) >= 60`);
    expect(shares.length).toBeGreaterThan(100);
    expect(mean(shares.map(({ share }) => share))).toBeGreaterThan(0.5);
  });

  it('differ a little between the classes of a grade, which are balanced', () => {
    const averages = rows<{ rate: number }>(`
      select avg(s.score / t.total) rate from submissions s join assignments a on a.id = s.assignment_id
        join (select paper_id, sum(score) total from paper_questions group by paper_id) t on t.paper_id = s.paper_id
      where s.state = 1 and a.grade_id = '9' and a.subject_id = '1' group by s.class_id`).map(({ rate }) => rate);
    expect(averages.length).toBeGreaterThan(4);
    const distance = Math.max(...averages) - Math.min(...averages);
    expect(distance).toBeGreaterThan(0.01);
    expect(distance).toBeLessThan(0.2);
  });

  it('show students who rise and students who fall', () => {
    const halves = rows<{ studentId: string; late: number; rate: number }>(`
      select s.student_id studentId, s.submit_time > '2025-12-01' late, avg(s.score / t.total) rate from submissions s
        join (select paper_id, sum(score) total from paper_questions group by paper_id) t on t.paper_id = s.paper_id
      where s.state = 1 group by 1, 2`);
    const early = new Map(halves.filter(({ late }) => !late).map(({ studentId, rate }) => [studentId, rate]));
    const gains = halves.filter(({ late, studentId }) => late && early.has(studentId));
    const gainOf = (turned: (slope: number) => boolean) =>
      mean(
        gains
          .filter(({ studentId }) => turned(slopeOf(hashOf(`${seed}/${studentId}`))))
          .map(({ studentId, rate }) => rate - early.get(studentId)!),
      );
    expect(gainOf((slope) => slope > 0.5) - gainOf((slope) => slope < -0.5)).toBeGreaterThan(0.15);
  });

  it('have students who were away, a few of them often', () => {
    const share = value('select avg(state = 2) from submissions where state <> 0');
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.05);
    const often = `select count(*) from (select 1 from submissions group by student_id
      having count(*) >= 8 and avg(state = 2) > 0.3)`;
    expect(value(often)).toBeGreaterThan(3);
  });

  it('leave what was set last to be handed in', () => {
    const waiting = 'select count(*) from submissions where class_id = ? and state = 0';
    expect(value(waiting, classIds.junior)).toBeGreaterThan(0);
    expect(
      value(
        "select count(*) from assignments where publish_time = '' and exam_id is null and create_time < '2026-11-17'",
      ),
    ).toBe(0);
  });

  it('have no future', () => {
    for (const time of ['create_time', 'publish_time']) {
      expect(rows<{ last: string }>(`select max(${time}) last from assignments`)[0]!.last < '2026-11-21 09:00:00').toBe(
        true,
      );
    }
  });
});
