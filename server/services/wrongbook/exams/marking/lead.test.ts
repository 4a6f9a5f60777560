import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { personaIds } from '../../../../../seed/landmarks.ts';
import { startMarkedByMany, type ManyMarked } from '../../../../testing/marking-by-many.ts';

let many: ManyMarked;

beforeAll(async () => {
  many = await startMarkedByMany(10);
});

afterAll(() => many.server.close());

const outcomeOf = (sheet: number) =>
  many.all<{ state: string; score: number | null }>(
    'select state, score from marking_outcomes where part_id = ? and submission_id = ?',
    many.markingPartId,
    sheet,
  )[0];
const scoreOf = (sheet: number) =>
  many.all<{ score: number | null }>('select score from responses where submission_id = ? and position = 1', sheet)[0]
    ?.score ?? null;
const decide = (markingScriptId: string, score: number) =>
  many.server.call('teacher', calls.decideScript, {
    markingPartId: many.markingPartId,
    markingScriptId,
    marks: [{ position: 1, score }],
  });
const giveBack = (markingScriptId: string) =>
  many.server.call('teacher', calls.returnScript, { markingPartId: many.markingPartId, markingScriptId });
const inHandOf = async (who: 'subject-leader' | 'many') => (await many.take(who)).body.data.scripts;

describe('what a leader settles', () => {
  it('lets a script that was handed on have the marks of the leader, or go back to who handed it on', async () => {
    const [script] = await inHandOf('many');
    const sheet = many.sheetOf(script!.id);
    const flag = await many.server.call('many', calls.flagScript, {
      markingScriptId: script!.id,
      flag: 'hands',
      note: '第二段',
    });
    expect(flag.body.code).toBe(200);
    expect(outcomeOf(sheet)).toEqual({ state: 'flag', score: null });
    expect((await giveBack(script!.id)).body.msg).toBe('操作成功');
    expect(outcomeOf(sheet)).toEqual({ state: 'open', score: null });
    const back = (await inHandOf('many')).find(({ id }) => id === script!.id);
    expect(back?.answers).toEqual(script!.answers);
    await many.server.call('many', calls.flagScript, { markingScriptId: script!.id, flag: 'unclear' });
    expect((await decide(script!.id, 1)).body.msg).toBe('操作成功');
    expect(outcomeOf(sheet)).toEqual({ state: 'done', score: 1 });
    expect(scoreOf(sheet)).toBe(1);
  });

  it('stands against every other mark until it is taken back, whole', async () => {
    const [script] = await inHandOf('subject-leader');
    const sheet = many.sheetOf(script!.id);
    await many.give('subject-leader', script!.id, many.full);
    for (const who of ['many', 'teacher'] as const) {
      const own = (await many.take(who)).body.data.scripts.find(({ id }) => many.sheetOf(id) === sheet);
      if (own) await many.give(who, own.id, many.full);
    }
    expect(outcomeOf(sheet)).toEqual({ state: 'done', score: many.full });
    await decide(script!.id, 2);
    await decide(script!.id, 1);
    expect([outcomeOf(sheet), scoreOf(sheet)]).toEqual([{ state: 'done', score: 1 }, 1]);
    expect((await many.give('subject-leader', script!.id, 0)).body.msg).toContain('题组长定分');
    await giveBack(script!.id);
    expect([outcomeOf(sheet), scoreOf(sheet)]).toEqual([{ state: 'done', score: many.full }, many.full]);
    expect((await giveBack(script!.id)).body.msg).toBe('这份答卷没有异常，也没有题组长定的分');
    expect((await many.give('subject-leader', script!.id, many.full)).body.code).toBe(200);
  });

  it('takes scripts that are decided out of the hands of markers, who get others', async () => {
    const held = await inHandOf('subject-leader');
    const sheet = many.sheetOf(held[0]!.id);
    await decide(held[0]!.id, 1);
    expect((await many.give('subject-leader', held[0]!.id, 1)).body.msg).toContain('不在您手上');
    const sheets = (await inHandOf('subject-leader')).map(({ id }) => many.sheetOf(id));
    expect(sheets).not.toContain(sheet);
    const leaders = many.all<{ id: number }>(
      "select id from marking_scripts where submission_id = ? and round = 'leader'",
      sheet,
    );
    await giveBack(String(leaders[0]!.id));
    expect(outcomeOf(sheet)).toEqual({ state: 'open', score: null });
    expect(scoreOf(sheet)).toBeNull();
  });

  it('names what is wrong with the marks, and takes scripts of the own part alone', async () => {
    const [script] = await inHandOf('many');
    expect((await decide(script!.id, many.full + 1)).body.msg).toBe(`第 1 题最多 ${many.full} 分`);
    expect((await decide('999999999', 1)).body.msg).toBe('这个题组没有这份答卷');
    const { body } = await many.server.call('teacher', calls.getScriptAnswers, { markingScriptId: script!.id });
    expect(body.data).toEqual(script!.answers);
    expect(JSON.stringify(body)).not.toMatch(/studentName|studentId|submissionId|className/);
    const marker = { markingPartId: many.markingPartId, markingScriptId: script!.id };
    expect((await many.server.call('many', calls.returnScript, marker)).status).toBe(403);
    many.run("update exams set state = 'collecting' where id = ?", many.examId);
    expect((await decide(script!.id, 1)).body.msg).toContain('现在不能阅卷');
    many.run("update exams set state = 'marking' where id = ?", many.examId);
  });
});

describe('checking', () => {
  const draw = (teacherId: string, share: number) =>
    many.server.call('teacher', calls.drawChecks, { markingPartId: many.markingPartId, teacherId, share });

  it('draws a fifth at most of what somebody has marked, for the leader, and changes no score', async () => {
    for (const { id, task } of await inHandOf('subject-leader'))
      if (task === 'mark') await many.give('subject-leader', id, many.full);
    const [{ marked }] = many.all<{ marked: number }>(
      `select count(*) marked from marking_scripts where user_id = ? and state = 'marked' and round in ('first', 'second')`,
      personaIds['subject-leader'],
    ) as [{ marked: number }];
    const most = Math.floor(marked / 5);
    expect(most).toBeGreaterThan(0);
    expect((await draw(personaIds['subject-leader'], 0.2)).body.data).toEqual({ drawn: most });
    expect((await draw(personaIds['subject-leader'], 0.2)).body.msg).toContain('已抽满五分之一');
    expect((await draw(personaIds['teaching'], 0.2)).body.msg).toBe('这位教师不在这个题组阅卷');
    expect((await draw(personaIds['subject-leader'], 0.3)).status).toBe(400);
    const before = many.all('select * from marking_outcomes order by submission_id');
    const drawn = (await many.take('teacher')).body.data.scripts.filter(({ task }) => task === 'check');
    expect(drawn.length).toBe(most);
    for (const { id, leaseTime } of drawn) {
      expect(leaseTime).toBe('');
      expect((await many.give('teacher', id, 0)).body.code).toBe(200);
    }
    expect(many.all('select * from marking_outcomes order by submission_id')).toEqual(before);
  });
});
