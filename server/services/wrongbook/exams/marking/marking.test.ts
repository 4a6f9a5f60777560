import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { classIds, courseIds, personaIds } from '../../../../../seed/landmarks.ts';
import { meanMark } from '../../../../engines/exams/arbiter.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { monthly, scoresOf } from '../../../../testing/exam-fixture.ts';

let server: TestApp;
let examId: string;
let assignmentId: string;
let markingPartId: string;
let full: number;

const [one, other, third] = ['teacher', 'subject-leader', 'many'] as const;
const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

/** An exam of the teacher in maths whose first question is marked by two of three, a quarter of its marks apart at most. */
beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-06 09:00:00' });
  const draft = all<{ id: string; total: number }>(
    `select p.id, (select sum(score) from paper_questions q where q.paper_id = p.id) total from papers p
      where p.owner_id = ? and p.subject_id = '2' and p.is_personal = 0 and p.is_deleted = 0 limit 1`,
    personaIds.teacher,
  )[0]!;
  const subject = {
    ...scoresOf(courseIds.maths, '10:20', '12:00', draft.total),
    way: 'paper',
    paperId: draft.id,
  } as const;
  const added = await server.call('teacher', calls.addExam, {
    ...monthly,
    classes: [{ classId: classIds.junior }],
    subjects: [subject],
  });
  examId = added.body.data.id;
  const detail = await server.call('teacher', calls.getExam, { examId });
  assignmentId = detail.body.data.subjects[0]!.assignmentId;
  run("update exams set state = 'marking' where id = ?", examId);
  run(
    'update submissions set state = iif(id in (select id from submissions where assignment_id = ?1 order by id limit 4), 1, 0) where assignment_id = ?1'.replaceAll(
      '?1',
      assignmentId,
    ),
  );
  full = all<{ score: number }>('select score from paper_questions where paper_id = ? and position = 1', draft.id)[0]!
    .score;
  const markers = [personaIds.teacher, personaIds['subject-leader'], personaIds.many].map((teacherId) => ({
    teacherId,
  }));
  const part = {
    name: '第 1 题',
    positions: [1],
    isDouble: true,
    tolerance: full / 4,
    leaderId: personaIds.teacher,
    markers,
  };
  const set = await server.call('teacher', calls.setMarkingParts, { examId, subjectId: '2', parts: [part] });
  expect(set.body.msg).toBe('操作成功');
  const plan = await server.call('teacher', calls.getMarkingPlan, { examId });
  markingPartId = plan.body.data[0]!.parts[0]!.id;
});

afterAll(() => server.close());

type Marker = typeof one | typeof other | typeof third;
const take = (who: Marker, count = 20) => server.call(who, calls.takeScripts, { markingPartId, count });
const give = (who: Marker, markingScriptId: string, score: number) =>
  server.call(who, calls.markScript, { markingScriptId, marks: [{ position: 1, score }] });
const sheetOf = (scriptId: string): number =>
  all<{ id: number }>('select submission_id id from marking_scripts where id = ?', scriptId)[0]!.id;
const outcomes = () =>
  all<{ id: number; state: string; score: number | null }>(
    'select submission_id id, state, score from marking_outcomes where part_id = ? order by submission_id',
    markingPartId,
  );
const scoreOf = (id: number) =>
  all<{ score: number | null }>('select score from responses where submission_id = ? and position = 1', id)[0]?.score;

describe('marking by two', () => {
  it('gives each marker scripts without names, and the same again until they are marked', async () => {
    const first = await take(one);
    expect(first.body.data.scripts.length).toBeGreaterThan(1);
    expect(JSON.stringify(first.body)).not.toMatch(/studentName|studentId|submissionId|className/);
    const again = await take(one);
    expect(again.body.data.scripts.map(({ id }) => id)).toEqual(first.body.data.scripts.map(({ id }) => id));
  });

  it('marks each script twice by different people, and writes the mean where they agree', async () => {
    const firsts = (await take(one)).body.data.scripts;
    for (const { id } of firsts) expect((await give(one, id, full)).body.code).toBe(200);
    const seconds = (await take(other)).body.data.scripts;
    for (const { id } of seconds) await give(other, id, full * 0.75);
    for (const who of [third, one, other] as const)
      for (const { id } of (await take(who)).body.data.scripts) await give(who, id, full);
    const pairs = all<{ count: number }>(
      `select count(distinct user_id) count from marking_scripts where part_id = ? and round in ('first', 'second')
        group by submission_id`,
      markingPartId,
    );
    expect(pairs).toEqual([2, 2, 2, 2].map((count) => ({ count })));
    expect(outcomes().map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    for (const { id, score } of outcomes()) expect(scoreOf(id)).toBe(score);
    expect(outcomes().some(({ score }) => score === meanMark([full, full * 0.75]))).toBe(true);
  });

  it('asks a third where they lie apart, who has marked neither, and leaves the rest to the leader', async () => {
    const [mine] = (await server.call(one, calls.pageOwnScripts, { markingPartId })).body.data.records;
    const id = sheetOf(mine!.id);
    await give(one, mine!.id, 0);
    expect(outcomes().find((row) => row.id === id)).toMatchObject({ state: 'third', score: null });
    expect(scoreOf(id)).toBeNull();
    const others = all<{ user: string }>(
      "select user_id user from marking_scripts where part_id = ? and submission_id = ? and round in ('first', 'second')",
      markingPartId,
      id,
    ).map(({ user }) => user);
    const free = ([one, other, third] as const).find((who) => !others.includes(personaIds[who]))!;
    for (const who of [one, other, third] as const) {
      const thirds = (await take(who)).body.data.scripts.filter(({ task }) => task === 'third');
      expect(thirds.map((script) => sheetOf(script.id))).toEqual(who === free ? [id] : []);
      for (const script of thirds) await give(who, script.id, full / 2);
    }
    const settled = outcomes().find((row) => row.id === id)!;
    expect(['done', 'leader']).toContain(settled.state);
    expect((await give(one, mine!.id, full)).body.msg).toBe('这份答卷已由三评或题组长定分，不能再改');
  });

  it('takes no mark of what somebody else has, above full marks or of who does not mark', async () => {
    const [script] = all<{ id: string }>(
      'select cast(id as text) id from marking_scripts where part_id = ? and user_id = ?',
      markingPartId,
      personaIds['subject-leader'],
    );
    expect((await give(one, script!.id, 1)).body.msg).toContain('不在您手上');
    expect((await give(other, script!.id, full + 1)).body.msg).toContain('最多');
    expect((await server.call('teacher-foreign', calls.takeScripts, { markingPartId })).status).toBe(403);
  });

  it('takes off a marker, who keeps the marks given and gets nothing more', async () => {
    const before = all(
      'select id, score from marking_scripts where user_id = ? and state = ?',
      personaIds.many,
      'marked',
    );
    await server.call('teacher', calls.setMarkerState, { markingPartId, teacherId: personaIds.many, state: 'off' });
    expect(
      all('select id, score from marking_scripts where user_id = ? and state = ?', personaIds.many, 'marked'),
    ).toEqual(before);
    expect((await take(third)).status).toBe(403);
  });
});
