import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, schoolIds } from '../../../../seed/landmarks.ts';
import { keyFileOf } from '../../../database/sandbox.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;

const psychologist = 'psychology';
const studentId = `${classIds.junior}001`;
const said = '我不想活了，真的撑不下去了，石榴树下只有我。';

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

async function add(text = said): Promise<string> {
  const input = { studentId, source: '周记', writtenOn: '2026-10-14', title: '秋天', text } as const;
  const { status, body } = await server.call(psychologist, calls.addWellbeingText, input);
  expect([status, body.msg]).toEqual([200, '操作成功']);
  return body.data.textId;
}

const open = (textId: string, reason: 'first' | 'other' = 'first', note?: string) =>
  server.call(psychologist, calls.openWellbeingText, { textId, reason, note });

const caseOf = async (textId: string) =>
  (await server.call(psychologist, calls.getWellbeingCase, { textId })).body.data;

const logOf = async (textId?: string) =>
  (await server.call(psychologist, calls.pageWellbeingLog, { textId, size: 100 })).body.data.records;

describe('a text', () => {
  it('is listed with level, mood and theme, and without what it says', async () => {
    const textId = await add();
    const { body } = await server.call(psychologist, calls.pageWellbeingTexts, { level: 3, size: 100 });
    const row = body.data.records.find((one) => one.textId === textId)!;
    expect(row).toMatchObject({ level: 3, state: 'unread', nextStep: 'open', nextAt: '2026-10-15 20:00:00' });
    expect(row.moods).toContain('绝望');
    expect(JSON.stringify(body.data)).not.toContain('石榴');
    expect(JSON.stringify(await caseOf(textId))).not.toContain('石榴');
  });

  it('is opened with a reason, which the log tells for ever', async () => {
    const textId = await add();
    expect((await open(textId, 'other')).body.msg).toContain('请写明原因');
    expect(await logOf(textId)).toEqual([]);
    const { body } = await open(textId, 'other', '家长来电');
    expect(body.data).toMatchObject({ title: '秋天', text: said });
    expect(body.data.evidence.filter(({ verdict }) => verdict === 'decisive').length).toBeGreaterThan(0);
    expect(await logOf(textId)).toMatchObject([{ act: 'open', reason: 'other', note: '家长来电', isOwn: true }]);
    expect(await caseOf(textId)).toMatchObject({ state: 'watching', ownerName: '苏婉清' });
    const { sqlite } = server.sandbox;
    expect(() => sqlite.prepare("update wellbeing_log set reason = 'first'").run()).toThrow('not changed');
    expect(() => sqlite.prepare('delete from wellbeing_log').run()).toThrow('not removed');
  });

  it('is refused with a date to come and for somebody who is gone', async () => {
    const input = { studentId, source: '周记', text: '平静' } as const;
    const late = await server.call(psychologist, calls.addWellbeingText, { ...input, writtenOn: '2026-10-16' });
    expect(late.body.msg).toContain('不能晚于今天');
    const gone = await server.call(psychologist, calls.addWellbeingText, {
      ...input,
      studentId: '77',
      writtenOn: '2026-10-14',
    });
    expect(gone.body.msg).toContain('学生');
  });
});

describe('a case', () => {
  it('is closed after a talk and a contact with home alone', async () => {
    const textId = await add();
    const record = (kind: 'talk' | 'home') =>
      server.call(psychologist, calls.addWellbeingRecord, {
        textId,
        kind,
        happenedAt: '2026-10-15 07:30',
        note: '约定每天来',
      });
    const close = async () => {
      const { version } = await caseOf(textId);
      return server.call(psychologist, calls.closeWellbeingCase, { textId, version, note: '已平稳' });
    };
    expect((await close()).body.msg).toContain('面谈');
    await record('talk');
    expect((await close()).body.msg).toContain('家校');
    await record('home');
    expect((await close()).status).toBe(200);
    const closed = await caseOf(textId);
    expect(closed).toMatchObject({ state: 'closed', nextStep: '' });
    expect(closed.records.map(({ kind }) => kind)).toEqual(['closing', 'home', 'talk']);
    expect((await record('talk')).body.msg).toContain('已关闭');
  });

  it('changes level with a reason, next step and hands, each told in the case', async () => {
    const textId = await add('今天和同桌一起打扫卫生，老师夸我们擦得亮。');
    const set = (version: number, level: 0 | 2, reason = '班主任反映') =>
      server.call(psychologist, calls.setWellbeingLevel, { textId, version, level, reason });
    expect((await set(1, 0)).body.msg).toContain('已经是');
    expect((await set(1, 2, ' ')).status).toBe(400);
    expect((await set(1, 2)).status).toBe(200);
    expect((await set(1, 0)).body.msg).toContain('别人刚刚改过');
    const [many] = (await caseOf(textId)).colleagues.filter(({ name }) => name === '欧阳文静');
    const next = { nextStep: 'talk', nextAt: '2026-10-16 12:30' } as const;
    await server.call(psychologist, calls.planWellbeingCase, { textId, version: 2, ownerId: many!.id, ...next });
    expect(await caseOf(textId)).toMatchObject({
      level: 2,
      proposed: 0,
      ownerName: '欧阳文静',
      nextStep: 'talk',
      nextAt: '2026-10-16 12:30:00',
      records: [{ kind: 'handover' }, { kind: 'level', levels: [0, 2], note: '班主任反映' }],
    });
    const stranger = { textId, version: 3, ownerId: '9001' };
    expect((await server.call(psychologist, calls.planWellbeingCase, stranger)).body.msg).toContain('心理教师');
  });

  it('writes down that its sheet was printed', async () => {
    const textId = await add();
    await server.call(psychologist, calls.printWellbeingCase, { textId });
    expect(await logOf(textId)).toMatchObject([{ act: 'print' }]);
  });
});

describe('the overview', () => {
  it('counts what the list finds, and tells nobody by name', async () => {
    const { data } = (await server.call(psychologist, calls.getWellbeingOverview, {})).body;
    for (const level of [0, 1, 2, 3] as const) {
      const { body } = await server.call(psychologist, calls.pageWellbeingTexts, { level });
      expect([level, body.data.total]).toEqual([level, data.levels[level]]);
    }
    for (const [matter, count] of [['unread', data.unread]] as const) {
      const { body } = await server.call(psychologist, calls.pageWellbeingTexts, { matter });
      expect([matter, body.data.total]).toEqual([matter, count]);
    }
    const names = server.sandbox.sqlite.prepare('select name from students where school_id = ?').pluck();
    const shown = JSON.stringify({ ...data, latest: [] });
    expect(names.all(schoolIds.junior).filter((name) => shown.includes(String(name)))).toEqual([]);
  });

  it('shows no trend of a group in which fewer than five have written', async () => {
    const { sqlite } = server.sandbox;
    const [small] = sqlite
      .prepare('select class_id from wellbeing_texts group by class_id having count(distinct student_id) < 5')
      .pluck()
      .all() as string[];
    const classId = small ?? classIds.empty;
    const { data } = (await server.call(psychologist, calls.getWellbeingOverview, { classId })).body;
    expect(data).toMatchObject({ isSmall: true, weeks: [], groups: [] });
  });
});

describe('how long texts are kept', () => {
  it('is set by the school; what is followed up stays, the log too', async () => {
    const old = await add();
    const followed = await add();
    await open(old);
    const run = (sql: string, id: string) => server.sandbox.sqlite.prepare(sql).run(id);
    for (const id of [old, followed])
      run("update wellbeing_texts set written_at = '2026-08-01 12:00:00', level = 2 where id = ?", id);
    run("update wellbeing_texts set state = 'following' where id = ?", followed);
    expect((await server.call(psychologist, calls.setWellbeingRule, { keepDays: 29 })).status).toBe(400);
    const { body } = await server.call(psychologist, calls.setWellbeingRule, { keepDays: 60 });
    expect(body.data.removed).toBeGreaterThan(0);
    expect((await open(old)).body.msg).toContain('保留时间');
    expect((await caseOf(followed)).textId).toBe(followed);
    const log = await logOf();
    expect(log.length).toBeGreaterThan(0);
    expect((await server.call('school-master', calls.getWellbeingRule, {})).body.data.keepDays).toBe(60);
  });
});

describe('the key', () => {
  it('lies beside the database for its owner alone', () => {
    expect(statSync(keyFileOf(server.sandbox.file)).mode & 0o777).toBe(0o600);
  });

  it('that is lost or another is told in words, opens nothing and brings nothing down', async () => {
    const textId = await add();
    const file = keyFileOf(server.sandbox.file);
    const key = readFileSync(file);
    const faults: string[] = [];
    for (const wrong of [undefined, Buffer.alloc(32).toString('base64'), 'nonsense', '']) {
      if (wrong === undefined) rmSync(file);
      else writeFileSync(file, wrong);
      const { status, body } = await open(textId);
      expect(status).toBe(400);
      faults.push(body.msg);
      expect((await server.call(psychologist, calls.pageWellbeingTexts, {})).status).toBe(200);
    }
    expect(faults[0]).toContain('不在原处');
    for (const fault of faults.slice(1)) expect(fault).toContain('不是写下内容时用的');
    writeFileSync(file, key);
    expect((await open(textId)).body.data.text).toBe(said);
  });

  it('opens nothing that was moved from one row to another', async () => {
    const [first, second] = [await add(), await add()];
    server.sandbox.sqlite
      .prepare('update wellbeing_texts set sealed = (select sealed from wellbeing_texts where id = ?) where id = ?')
      .run(first, second);
    expect((await open(second)).body.msg).toContain('损坏');
  });
});
