import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../../contracts/wrongbook/reports.ts';
import { assignmentIds, classIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { alphaOf, alphaWithout, near, deviation, itemRest, middle, upperLower } from './testing/by-hand.ts';

type Account = Parameters<TestApp['call']>[0];

const { published, collecting } = assignmentIds;

let server: TestApp;
let several: string;

beforeEach(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  several = ids(
    `select a.id from assignments a where a.teacher_id = '9001' and publish_time <> ''
      and (select count(*) from assignment_classes c where c.assignment_id = a.id) = 3`,
  )[0]!;
});

afterEach(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const ids = (sql: string, ...values: unknown[]): string[] => all<{ id: string }>(sql, ...values).map(({ id }) => id);

const get = (assignmentId: string, classId?: string, account: Account = 'teacher') =>
  server.call(account, calls.getAssignmentReport, { assignmentId, ...(classId && { classId }) });
const report = async (assignmentId: string, classId?: string) => (await get(assignmentId, classId)).body.data;

/** Scores of the sheets that were handed in, as the database has them. */
const scoresOf = (assignmentId: string, classId = '%'): number[][] =>
  all<{ scores: string }>(
    `select (select json_group_array(r.score) from (select score from responses where submission_id = s.id order by position) r) scores
      from submissions s where assignment_id = ? and class_id like ? and state = 1`,
    assignmentId,
    classId,
  ).map(({ scores }) => JSON.parse(scores) as number[]);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const fullOf = (assignmentId: string): number[] =>
  all<{ score: number }>(
    'select q.score from assignments a join paper_questions q on q.paper_id = a.paper_id where a.id = ? order by q.position',
    assignmentId,
  ).map(({ score }) => score);

describe.each([['all classes', undefined] as const, ['one class', classIds.juniorSecond] as const])(
  'the report of %s',
  (_, classId) => {
    it('has the totals, bands and reliability that the stored answers give', async () => {
      const found = await report(several, classId);
      const rows = scoresOf(several, classId);
      const totals = rows.map(sum);
      const full = sum(fullOf(several));
      expect(rows.length).toBeGreaterThan(5);
      expect(found.summary).toMatchObject({
        count: rows.length,
        mean: near(sum(totals) / totals.length),
        median: near(middle(totals)),
        standardDeviation: near(deviation(totals)),
        highest: Math.max(...totals),
        lowest: Math.min(...totals),
        passRate: near(totals.filter((total) => total / full >= 0.6).length / totals.length),
        excellentRate: near(totals.filter((total) => total / full > 0.9).length / totals.length),
      });
      expect(found.full).toBe(full);
      const alpha = alphaOf(rows);
      expect(found.reliability).toEqual({
        alpha: near(alpha),
        standardError: alpha < 0 ? null : near(deviation(totals) * Math.sqrt(1 - alpha)),
      });
      const edges = [0.9 + 1e-9, 0.7, 0.6, 0];
      expect(found.bands.map(({ count }) => count)).toEqual(
        edges.map(
          (from, index) =>
            totals.filter((total) => total / full >= from && !(total / full >= (edges[index - 1] ?? 2))).length,
        ),
      );
      expect(sum(found.distribution.map(({ count }) => count))).toBe(rows.length);
    });

    it('has difficulty and discrimination of each question as computed by hand', async () => {
      const { items } = await report(several, classId);
      const rows = scoresOf(several, classId);
      const enough = rows.length >= 10;
      fullOf(several).forEach((full, item) => {
        const scores = rows.map((row) => row[item]!);
        const varies = new Set(scores).size > 1;
        expect(items[item]).toMatchObject({
          number: item + 1,
          full,
          count: rows.length,
          mean: near(sum(scores) / scores.length),
          facility: near(sum(scores) / scores.length / full),
          rightRate: near(scores.filter((score) => score === full).length / scores.length),
          discriminationIndex: enough ? near(upperLower(rows, item, full)) : null,
          pointBiserial: varies ? near(itemRest(rows, item)) : null,
          alphaIfDeleted: near(alphaWithout(rows, item)),
        });
      });
    });

    it('counts options as they were chosen, and knowledge points by what was earned', async () => {
      const { items, points } = await report(several, classId);
      const given = all<{ number: number; answer: string; count: number }>(
        `select r.position number, r.answer, count(*) count from submissions s join responses r on r.submission_id = s.id
          where s.assignment_id = ? and s.class_id like ? and s.state = 1 group by 1, 2`,
        several,
        classId ?? '%',
      );
      const choices = items.filter(({ questionType }) => questionType === 1);
      expect(choices.length).toBeGreaterThan(3);
      for (const { number, choices: listed } of choices) {
        const counts = Object.fromEntries(listed.flatMap(({ answer, count }) => (count ? [[answer, count]] : [])));
        const own = given.filter((one) => one.number === number);
        expect(counts).toEqual(Object.fromEntries(own.map(({ answer, count }) => [answer, count])));
      }
      const mastery = all<{ pointId: string; rate: number }>(
        `select p.point_id pointId, sum(r.score) / sum(q.score) rate from submissions s
          join responses r on r.submission_id = s.id
          join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
          join question_points p on p.question_id = q.question_id
          where s.assignment_id = ? and s.class_id like ? and s.state = 1 group by 1 order by 1`,
        several,
        classId ?? '%',
      );
      expect(points.map((one) => [one.pointId, one.mastery]).sort()).toEqual(
        mastery.map(({ pointId, rate }) => [pointId, near(rate)]),
      );
    });

    it('leads from every count to as many students', async () => {
      const { students, bands, completion, items, classes } = await report(several, classId);
      expect(students).toHaveLength(completion.students);
      expect(students.filter(({ state }) => state === 1)).toHaveLength(completion.submitted);
      expect(students.filter(({ state }) => state === 2)).toHaveLength(completion.absent);
      for (const { band, count } of bands) expect(students.filter((one) => one.band === band)).toHaveLength(count);
      items.forEach((item, index) => {
        expect(students.filter(({ scores }) => scores[index] !== null)).toHaveLength(item.count);
      });
      expect(sum(classes.map((one) => one.completion.students))).toBe(completion.students);
      expect(classes.map((one) => one.classId)).toEqual(
        classId ? [classId] : [classIds.junior, classIds.juniorSecond, '100207003'],
      );
    });
  },
);

describe('the report', () => {
  it('leaves absentees out and takes zeros in', async () => {
    const before = (await report(published)).summary;
    const [absent, zero] = ids('select id from submissions where assignment_id = ? order by score desc', published);
    run('update submissions set state = 2 where id = ?', absent);
    run('update responses set score = 0 where submission_id = ?', zero);
    const after = await report(published);
    const totals = scoresOf(published).map(sum);
    expect([before.count, after.summary.count]).toEqual([12, 11]);
    expect(after.completion).toEqual({ students: 12, submitted: 11, absent: 1, marked: 11 });
    expect(after.summary.lowest).toBe(0);
    expect(after.summary.mean).toEqual(near(sum(totals) / 11));
    const out = after.students.find(({ submissionId }) => submissionId === String(absent))!;
    expect(out).toMatchObject({ state: 2, score: null, rank: null, band: '', percentileRank: null });
    expect(out.scores).toEqual(Array(10).fill(null));
    expect(after.students.find(({ submissionId }) => submissionId === String(zero))).toMatchObject({
      score: 0,
      rank: 1 + totals.filter((total) => total > 0).length,
    });
  });

  it('ranks equal scores alike, and the next one behind all of them', async () => {
    const { students } = await report(several);
    const ranked = students.filter(({ score }) => score !== null);
    for (const { score, rank, percentileRank } of ranked) {
      const better = ranked.filter((one) => one.score! > score!).length;
      const equal = ranked.filter((one) => one.score === score).length;
      expect(rank).toBe(better + 1);
      expect(percentileRank).toEqual(near((ranked.length - better - equal / 2) / ranked.length));
    }
  });

  it('counts a sheet in its questions, but in no total, while one of them is not marked', async () => {
    const [sheet] = ids('select id from submissions where assignment_id = ?', published);
    run('update responses set score = null where submission_id = ? and position = 10', sheet);
    const { completion, summary, items, students } = await report(published);
    expect([completion.submitted, completion.marked, summary.count]).toEqual([12, 11, 11]);
    expect(items.map(({ count }) => count)).toEqual([...Array<number>(9).fill(12), 11]);
    const part = students.find(({ submissionId }) => submissionId === String(sheet))!;
    expect([part.score, part.rank, part.scores[9], part.scores[8]]).toEqual([null, null, null, expect.any(Number)]);
  });

  it('has no figures, but every question, where nobody has handed in', async () => {
    const { summary, reliability, items, points, distribution, bands, students } = await report(collecting);
    expect(summary).toMatchObject({ count: 0, mean: null, median: null, standardDeviation: null, passRate: null });
    expect(reliability).toEqual({ alpha: null, standardError: null });
    expect(items).toHaveLength(10);
    for (const item of items) {
      const { mean, facility, rightRate, discriminationIndex, pointBiserial, alphaIfDeleted } = item;
      const none = [mean, facility, rightRate, discriminationIndex, pointBiserial, alphaIfDeleted];
      expect([item.count, ...none]).toEqual([0, null, null, null, null, null, null]);
    }
    expect(new Set(points.map(({ mastery }) => mastery))).toEqual(new Set([null]));
    expect([distribution, bands.map(({ count }) => count)]).toEqual([[], [0, 0, 0, 0]]);
    expect(students.every(({ score, state }) => score === null && state === 0)).toBe(true);
  });

  it('gives what does not depend on differences where all scores are the same, and null for the rest', async () => {
    run(
      'update responses set score = 2 where submission_id in (select id from submissions where assignment_id = ?)',
      published,
    );
    const { summary, reliability, items, students, distribution } = await report(published);
    expect(summary).toMatchObject({ mean: 20, median: 20, standardDeviation: 0, highest: 20, lowest: 20 });
    expect(reliability).toEqual({ alpha: null, standardError: null });
    for (const { discriminationIndex, pointBiserial, alphaIfDeleted, mean } of items)
      expect([mean, discriminationIndex, pointBiserial, alphaIfDeleted]).toEqual([2, null, null, null]);
    expect(new Set(students.map(({ rank }) => rank))).toEqual(new Set([1]));
    expect(sum(distribution.map(({ count }) => count))).toBe(12);
  });

  it('is there for a single student', async () => {
    const [one, ...others] = ids('select id from submissions where assignment_id = ?', published);
    run('update submissions set state = 2 where id in (select value from json_each(?))', JSON.stringify(others));
    const { summary, reliability, items, students } = await report(published);
    const total = students.find(({ submissionId }) => submissionId === String(one))!.score;
    expect(summary).toMatchObject({ count: 1, mean: total, median: total, standardDeviation: null });
    expect(reliability.alpha).toBeNull();
    expect(items.every(({ facility, pointBiserial }) => facility !== null && pointBiserial === null)).toBe(true);
  });
});

describe('the first page of a report', () => {
  const rates = (rows: readonly (readonly number[])[], full: number) => rows.map((row) => sum(row) / full);
  const average = (values: readonly number[]) => sum(values) / values.length;

  it('compares a class with all classes of the work, and with its distance to them the last time', async () => {
    const { lead } = await report(several, classIds.juniorSecond);
    const full = sum(fullOf(several));
    const [own, all] = [rates(scoresOf(several, classIds.juniorSecond), full), rates(scoresOf(several), full)];
    expect(lead.grade).toMatchObject({ classes: 3, count: all.length, meanRate: near(average(all)) });
    expect(lead.distance!.value).toBeCloseTo(average(own) - average(all), 9);
    expect(lead.distance!.low).toBeLessThan(lead.distance!.value);
    const [before] = ids(
      `select a.id from assignments a join assignment_classes c on c.assignment_id = a.id and c.class_id = ?
        where a.subject_id = '2' and a.publish_time <> '' and a.is_deleted = 0 and a.task_type <> 4
        and a.create_time < (select create_time from assignments where id = ?) order by a.create_time desc`,
      classIds.juniorSecond,
      several,
    );
    if (before === undefined) {
      expect(lead.last).toBeNull();
      return;
    }
    const earlier = rates(scoresOf(before, classIds.juniorSecond), sum(fullOf(before)));
    expect(lead.last).toMatchObject({ assignmentId: before, own: { meanRate: near(average(earlier)) } });
  });

  it('has nothing to compare with where it is of all classes', async () => {
    const { lead } = await report(several);
    expect([lead.grade, lead.distance]).toEqual([null, null]);
  });

  it('tells the three questions that lost most, lowest first, with the wrong answers by how many gave them', async () => {
    const { lead, items } = await report(several);
    const full = fullOf(several);
    const rows = scoresOf(several);
    const lost = full.map((most, item) => sum(rows.map((row) => most - row[item]!)));
    const worst = lost
      .map((points, item) => ({ points, number: item + 1, rate: 1 - points / rows.length / full[item]! }))
      .filter(({ rate }) => rate < 0.9)
      .sort((a, b) => b.points - a.points)
      .slice(0, 3)
      .sort((a, b) => a.rate - b.rate);
    expect(lead.lessons.map(({ number }) => number)).toEqual(worst.map(({ number }) => number));
    for (const [index, lesson] of lead.lessons.entries()) {
      expect([lesson.lost, lesson.lostShare]).toEqual([
        near(worst[index]!.points),
        near(worst[index]!.points / sum(lost)),
      ]);
      const wrong = items[lesson.number - 1]!.choices.filter(
        ({ answer, isRight, count }) => answer && !isRight && count,
      );
      expect(lesson.wrong[0]?.count ?? 0).toBe(Math.max(0, ...wrong.map(({ count }) => count)));
      const below = rows.filter((row) => row[lesson.number - 1]! < full[lesson.number - 1]!);
      expect(lesson.notFull).toBe(below.length);
    }
  });

  it('names everybody who failed or is absent, and whoever earned nothing in a part', async () => {
    const [weak, absent] = ids('select id from submissions where assignment_id = ? order by score desc', published);
    run('update submissions set state = 2 where id = ?', absent);
    run(
      `update responses set score = 0 where submission_id = ? and position in (select q.position from paper_questions q
        join assignments a on a.paper_id = q.paper_id join questions k on k.id = q.question_id
        where a.id = ? and k.question_type = 2)`,
      weak,
      published,
    );
    const { lead, students, items } = await report(published);
    const failed = students.filter(({ band }) => band === 'fail').map(({ submissionId }) => submissionId);
    const named = new Map(lead.concerns.map((one) => [one.submissionId, one]));
    expect(
      lead.concerns
        .filter(({ isFailed }) => isFailed)
        .map(({ submissionId }) => submissionId)
        .sort(),
    ).toEqual(failed.sort());
    expect(named.get(String(absent))).toMatchObject({ isFailed: false, zeros: [], missed: expect.any(Number) });
    const blanks = items.filter(({ questionType }) => questionType === 2);
    expect(blanks.length).toBeGreaterThan(1);
    expect(named.get(String(weak))!.zeroParts).toContainEqual({
      name: '填空题',
      full: sum(blanks.map(({ full }) => full)),
    });
  });
});
