import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../../contracts/calls.ts';
import { paperIds, personaIds } from '../../../../../../seed/landmarks.ts';
import { meanChange, sampleOf } from '../../../../../engines/analysis/comparison.ts';
import { mean, sampleDeviation } from '../../../../../engines/analysis/moments.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app.ts';
import { addMathsExam, monthly } from '../../../../../testing/exam-fixture.ts';

const sheets = 24;
const partId = '88880001';
const { teacher, 'subject-leader': other, many } = personaIds;
/** What two give to each script; the teacher is strict. The last but one lies far apart, the last has one mark. */
const marks = Array.from({ length: sheets - 1 }, (_, at): [number, number] =>
  at === sheets - 2 ? [0, 4] : [at % 4, (at % 4) + (at % 3 === 0 ? 0.5 : 1)],
);

let server: TestApp;
let examId: string;
let subjectTotal: number;

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const all = (sql: string, ...values: unknown[]) =>
  server.sandbox.sqlite
    .prepare(sql)
    .pluck()
    .all(...values);

const timeOf = (seconds: number): string =>
  new Date(Date.UTC(2026, 10, 6, 8) + seconds * 1_000).toISOString().slice(11, 19);

function give(submissionId: number, round: string, userId: string, score: number, time: string): void {
  run(
    `insert into marking_scripts (part_id, submission_id, round, user_id, state, scores, score, mark_time)
      values (?, ?, ?, ?, 'marked', '[]', ?, ?)`,
    partId,
    submissionId,
    round,
    userId,
    score,
    `2026-11-06 ${time}`,
  );
}

const putOutcome = (id: number, state: string, count: number, difference: number | null, score: number | null) =>
  run('insert into marking_outcomes values (?, ?, ?, ?, ?, ?)', partId, id, state, count, difference, score);

/** A part of two questions that two of three mark, a minute between the marks, with a pause of twenty minutes. */
beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-06 09:00:00' });
  examId = await addMathsExam(server, { classes: monthly.classes });
  run("update exams set state = 'marking' where id = ?", examId);
  const [assignmentId] = all('select assignment_id from exam_subjects where exam_id = ?', examId);
  const ids = all('select id from submissions where assignment_id = ? order by id', assignmentId) as number[];
  for (const [at, id] of ids.entries()) run('update submissions set state = ? where id = ?', Number(at < sheets), id);
  run(
    `insert into marking_parts (id, exam_id, subject_id, name, positions, is_double, tolerance, way, drift_limit, leader_id)
      values (?, ?, '2', '解答', '[1,2]', 1, 1, 'share', 0.3, ?)`,
    partId,
    examId,
    teacher,
  );
  for (const id of [teacher, other, many])
    run('insert into marking_markers (part_id, user_id, share) values (?, ?, 1)', partId, id);
  marks.forEach(([one, two], at) => {
    const time = timeOf(60 * at + (at > 10 ? 1_200 : 0));
    give(ids[at]!, 'first', teacher, one, time);
    give(ids[at]!, 'second', other, two, time);
    const isApart = two - one > 1;
    putOutcome(ids[at]!, isApart ? 'third' : 'done', 2, two - one, isApart ? null : (one + two) / 2);
  });
  give(ids[sheets - 1]!, 'first', many, 3, timeOf(0));
  putOutcome(ids[sheets - 1]!, 'open', 1, null, null);
  give(ids[0]!, 'again', teacher, marks[0]![0], timeOf(3_000));
  give(ids[1]!, 'again', teacher, marks[1]![0] + 0.5, timeOf(3_060));
  give(ids[2]!, 'check', teacher, marks[2]![1], timeOf(3_120));
  const asked = all(
    'select count(*) from paper_questions where paper_id = ? and position > 2',
    paperIds.draft,
  ) as number[];
  const choices = all(
    `select count(*) from paper_questions p join questions q on q.id = p.question_id
      where p.paper_id = ? and p.position > 2 and q.question_type = 1`,
    paperIds.draft,
  ) as number[];
  subjectTotal = sheets * (2 + asked[0]! - choices[0]!);
});

afterAll(() => server.close());

const figures = async () => (await server.call('teacher', calls.getPartFigures, { markingPartId: partId })).body.data;
const markerOf = async (id: string) => (await figures()).markers.find(({ teacherId }) => teacherId === id)!;

describe('progress of an exam', () => {
  it('counts answers with a mark that stands, and what waits', async () => {
    const { data } = (await server.call('teacher', calls.getMarkingProgress, { examId })).body;
    expect([data.total, data.done, data.compared, data.agreed]).toEqual([subjectTotal, 2 * 22, 23, 22]);
    expect(data.waiting.map(({ kind, count }) => [kind, count])).toEqual([
      ['third', 1],
      ['drift', 1],
      ['drift', 1],
    ]);
    const [subject] = data.subjects;
    expect(subject).toMatchObject({ total: subjectTotal, done: 44, waiting: 3, isPublished: false });
    expect(subject!.parts).toMatchObject([{ total: sheets, done: 22, two: 23, one: 1, none: 0, third: 1 }]);
    // Two marks are left, and 47 were given in the last hour.
    expect(subject!.parts[0]!.endTime).toBe('2026-11-06 09:10:00');
    expect(subject!.unassigned > 0 ? subject!.endTime : '').toBe('');
  });
});

describe('figures of markers', () => {
  it('are those of the marks themselves', async () => {
    const own = await markerOf(teacher);
    const scores = marks.map(([one]) => one);
    expect(own.mean).toBeCloseTo(mean(scores)!, 9);
    expect(own.standardDeviation).toBeCloseTo(sampleDeviation(scores)!, 9);
    const expected = meanChange(sampleOf(marks.map(([one, two]) => one - two)))!;
    expect(own.difference!.value).toBeCloseTo(expected.value, 9);
    expect(own.difference!.low).toBeCloseTo(expected.low, 9);
    expect(own.difference!.high).toBeCloseTo(expected.high, 9);
    expect([own.marked, own.compared, own.agreed, own.again, own.againSame]).toEqual([23, 23, 22, 2, 1]);
    expect([own.checked, own.checkedSame]).toEqual([1, 1]);
    expect(own.distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(own.drift).toBe('strict');
    expect((await markerOf(other)).drift).toBe('lenient');
  });

  it('leave pauses out of the speed, and tell how long somebody has not marked', async () => {
    expect((await markerOf(other)).perHour).toBeCloseTo(60, 9);
    expect((await markerOf(other)).idleMinutes).toBe(18);
    expect(await markerOf(many)).toMatchObject({ perHour: null, idleMinutes: 60, difference: null, drift: 'none' });
    const { all: whole } = await figures();
    expect(whole).toMatchObject({ marked: 47, compared: 23, agreed: 22, again: 2, againSame: 1 });
  });

  it('are for leaders alone', async () => {
    expect((await server.call('many', calls.getPartFigures, { markingPartId: partId })).status).toBe(403);
    expect((await server.call('many', calls.getMarkingProgress, { examId })).status).toBe(403);
  });
});

describe('scripts as leaders see them', () => {
  const page = async (input: object) =>
    (await server.call('teacher', calls.pageScripts, { markingPartId: partId, size: 100, ...input })).body.data;

  it('come furthest apart first, with the marks of both', async () => {
    const { records, total } = await page({ view: 'apart' });
    const expected = marks.map(([one, two]) => two - one).sort((a, b) => b - a);
    expect(records.map(({ difference }) => difference)).toEqual(expected);
    expect([total, records[0]!.rounds.map(({ score }) => score), records[0]!.score]).toEqual([23, [0, 4], null]);
    expect(JSON.stringify(records)).not.toMatch(/student|className/);
  });

  it('are found by view, marker and scores', async () => {
    expect((await page({ view: 'all' })).total).toBe(sheets);
    expect((await page({ view: 'third' })).records.map(({ difference }) => difference)).toEqual([4]);
    expect((await page({ view: 'leader' })).total).toBe(0);
    expect((await page({ teacherId: many })).total).toBe(1);
    const high = marks.filter(([one]) => one >= 2 && one <= 3).length;
    expect((await page({ teacherId: teacher, from: 2, to: 3 })).total).toBe(high);
    const standing = marks.filter(([one, two]) => two - one <= 1 && (one + two) / 2 >= 3).length;
    expect((await page({ from: 3 })).total).toBe(standing);
  });

  it('show own answers that came back beside the time before, and checks beside what stands', async () => {
    const again = await page({ view: 'again', teacherId: teacher });
    expect(again.records.map(({ difference }) => difference)).toEqual([0.5, 0]);
    expect((await page({ view: 'again', teacherId: other })).total).toBe(0);
    const [check] = (await page({ view: 'check', teacherId: other })).records;
    expect(check!.rounds.map(({ round }) => round)).toEqual(['first', 'second', 'check']);
    expect(check!.difference).toBeCloseTo((marks[2]![1] - marks[2]![0]) / 2, 9);
  });
});

describe('taking note of drift', () => {
  it('is of a marker of the part', async () => {
    const { body } = await server.call('teacher', calls.noteDrift, {
      markingPartId: partId,
      teacherId: personaIds['school-admin'],
    });
    expect(body.msg).toContain('不在这个题组阅卷');
  });

  it('leaves the figures and the marks, and tells of drift by later marks alone', async () => {
    const before = await markerOf(teacher);
    await server.call('teacher', calls.noteDrift, { markingPartId: partId, teacherId: teacher });
    const noted = await markerOf(teacher);
    expect(noted).toMatchObject({ drift: 'none', difference: before.difference, marked: before.marked });
    expect((await markerOf(other)).drift).toBe('lenient');
    run(
      `update marking_scripts set mark_time = '2026-11-06 12:00:00' where part_id = ? and user_id = ? and round = 'first'
        and id in (select id from marking_scripts where part_id = ? and round = 'first' order by id limit 8)`,
      partId,
      teacher,
      partId,
    );
    expect((await markerOf(teacher)).drift).toBe('strict');
  });
});
