import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { TaskCall } from '../../../../contracts/constants/tasks.ts';
import { classIds, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { buildApp } from '../../../app.ts';
import { filePath, storeBytes } from '../../../engines/files/store.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { removeOldTasks } from './retention.ts';

const account = 'school-admin';
const schoolId = schoolIds.junior;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const get = (sql: string, ...values: unknown[]) =>
  server.sandbox.sqlite
    .prepare(sql)
    .pluck()
    .get(...values);

beforeEach(() => {
  run('delete from jobs');
  run('delete from task_calls');
});

const begin = (call: TaskCall, asked: object, file?: Uint8Array) =>
  server.call(account, calls.beginTask, { call, title: '测试任务', asked: JSON.stringify(asked) }, file);

const begun = async (call: TaskCall, asked: object, file?: Uint8Array): Promise<string> => {
  const { body } = await begin(call, asked, file);
  expect(body.msg).toBe('操作成功');
  return body.data.taskId;
};

const list = async (who: 'school-admin' | 'teacher' = account) =>
  (await server.call(who, calls.listTasks, {})).body.data;
const find = async (taskId: string) => (await list()).find((task) => task.taskId === taskId);
const act = (taskId: string, what: 'retry' | 'cancel' | 'remove', who: 'school-admin' | 'teacher' = account) =>
  server.call(who, calls.actOnTask, { taskId, act: what });

async function ended(taskId: string) {
  await expect.poll(async () => (await find(taskId))?.state, { timeout: 30_000 }).toMatch(/done|failed/);
  return (await find(taskId))!;
}

const students = (numbers: readonly number[]): Uint8Array =>
  writeSheets([
    {
      name: '学生',
      rows: [['姓名', '学号'], ...numbers.map((number) => [`任务生${number}`, number < 0 ? '' : `TASK${number}`])],
    },
  ]);

const isThere = (number: number) => get('select count(*) from students where student_no = ?', `TASK${number}`) === 1;

describe('a task', () => {
  it('imports a list, tells what came of it, and keeps the faulty rows as a file', async () => {
    const taskId = await begun('importStudents', { schoolId, mode: 'valid' }, students([1, 2, -1]));
    expect(await ended(taskId)).toMatchObject({
      kind: 'import',
      title: '测试任务',
      state: 'done',
      counts: { total: 3, imported: 2, refused: 1 },
      fileName: '学生导入错误.xls',
      canRetry: false,
    });
    expect([isThere(1), isThere(2)]).toEqual([true, true]);
    const { bytes } = await server.call(account, calls.getTaskFile, { taskId });
    expect(bytes.byteLength).toBeGreaterThan(100);
  });

  it('changes all students of a filter and exports them under the name that was asked for', async () => {
    const changing = await begun('changeAllStudents', { schoolId, classId: classIds.junior, act: 'disable' });
    const { counts } = await ended(changing);
    expect(counts.total).toBeGreaterThan(0);
    const { body } = await server.call(account, calls.beginTask, {
      call: 'exportStudents',
      title: '导出',
      fileName: '启明中学_学生',
      asked: JSON.stringify({ schoolId, classId: classIds.junior }),
    });
    expect(await ended(body.data.taskId)).toMatchObject({ kind: 'export', fileName: '启明中学_学生.xls' });
  });

  it('that is begun again before it has ended is the same, and another one for another file', async () => {
    const file = students([11]);
    const asked = { schoolId, mode: 'valid' };
    const ids = await Promise.all([file, file, students([12])].map((one) => begun('importStudents', asked, one)));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    for (const id of ids) expect(await ended(id)).toMatchObject({ state: 'done', counts: { imported: 1 } });
    expect(await begun('importStudents', asked, file)).not.toBe(ids[0]);
  });

  it('that is refused says why, and can be tried again once the reason is gone', async () => {
    const taskId = await begun('exportStudents', { schoolId, keyword: '无此人TASK9' });
    const failed = await ended(taskId);
    expect(failed).toMatchObject({ state: 'failed', canRetry: true, canCancel: false, fileName: '' });
    expect(failed.reason).not.toBe('');
    await server.call(account, calls.addStudent, { schoolId, name: '无此人TASK9', studentNo: 'TASK9' });
    expect((await act(taskId, 'retry')).body.msg).toBe('操作成功');
    const [again] = await list();
    expect(await ended(again!.taskId)).toMatchObject({ state: 'done' });
    expect(await list()).toHaveLength(1);
  });

  it('is refused at once where the call itself would be, and where it makes no sense', async () => {
    expect(
      (await server.call('teacher', calls.beginTask, { call: 'exportTeachers', title: '导出', asked: '{}' })).status,
    ).toBe(403);
    expect((await begin('exportTeachers', { schoolId: schoolIds.foreign })).status).toBe(403);
    expect((await begin('exportTeachers', {})).status).toBe(400);
    const unreadable = await server.call(account, calls.beginTask, {
      call: 'exportTeachers',
      title: '导出',
      asked: '[1',
    });
    expect(unreadable.body.msg).toContain('参数须为 JSON 对象');
    expect(await list()).toEqual([]);
  });

  it('is carried out with the roles that its user has then', async () => {
    const taskId = await leave('exportTeachers', { schoolId: schoolIds.foreign });
    const other = await restarted();
    try {
      expect(await ended(taskId)).toMatchObject({ state: 'failed', reason: '请求被拒绝' });
    } finally {
      await other.close();
    }
  });

  it('is its own user’s alone: nobody else sees, changes or reads it', async () => {
    const taskId = await begun('exportTeachers', { schoolId });
    await ended(taskId);
    expect(await list('teacher')).toEqual([]);
    expect((await act(taskId, 'remove', 'teacher')).body.msg).toBe('任务已不在列表中');
    expect((await server.call('teacher', calls.getTaskFile, { taskId })).body.msg).toBe('任务已不在列表中');
    expect((await find(taskId))?.state).toBe('done');
  });

  it('can be removed with its file, and is after a week', async () => {
    const fileOf = (): string => filePath(server.sandbox.filesDir, String(get('select file_hash from task_calls')));
    const removed = await begun('exportTeachers', { schoolId });
    await ended(removed);
    const first = fileOf();
    expect(existsSync(first)).toBe(true);
    expect((await act(removed, 'remove')).body.msg).toBe('操作成功');
    expect([await list(), existsSync(first)]).toEqual([[], false]);
    const old = await begun('exportTeachers', { schoolId });
    await ended(old);
    const second = fileOf();
    removeOldTasks(server.sandbox);
    expect([(await list()).length, existsSync(second)]).toEqual([1, true]);
    run("update task_calls set create_time = '2026-10-07 07:59:59'");
    run('update jobs set served = 1');
    removeOldTasks(server.sandbox);
    expect([await list(), existsSync(second)]).toEqual([[], false]);
  });
});

/** What a killed server leaves in the midst of a task: its job taken by nobody who lives. */
async function leave(call: TaskCall, asked: object, file?: Uint8Array): Promise<string> {
  const { filesDir } = server.sandbox;
  const upload = file ? storeBytes(filesDir, file) : '';
  run(
    `insert into task_calls (id, user_id, call, title, asked, upload_hash, upload_name, create_time)
     values ('77001', ?, ?, '测试任务', ?, ?, 'a.xls', '2026-10-15 08:00:00')`,
    personaIds[account],
    call,
    JSON.stringify(asked),
    upload,
  );
  const lane = call.startsWith('import') ? 'call-write' : 'call-export';
  run(
    `insert into jobs (id, kind, target_id, user_id, state, attempts, owner, lease_until)
     values ('77002', ?, '77001', ?, 1, 1, '999999999.gone', 9000000000000)`,
    lane,
    personaIds[account],
  );
  return Promise.resolve('77002');
}

const restarted = () =>
  buildApp({ dataDir: server.dataDir, strictAnswers: true }).then(async (app) => (await app.ready(), app));

describe('a server that was killed', () => {
  it('is followed by one that carries out what it left, with the file that came', async () => {
    const taskId = await leave('importStudents', { schoolId, mode: 'all' }, students([31, 32]));
    expect(await find(taskId)).toMatchObject({ state: 'running', canCancel: false });
    const other = await restarted();
    try {
      expect(await ended(taskId)).toMatchObject({ state: 'done', counts: { imported: 2 } });
      expect([isThere(31), isThere(32)]).toEqual([true, true]);
    } finally {
      await other.close();
    }
  });
});

describe('what is being printed', () => {
  const report = async () => {
    const ofClass = { classId: classIds.junior, from: '2025-09-01', to: '2026-10-15' };
    const { body } = await server.call(account, calls.listLearningStudents, ofClass);
    const ids = body.data.filter(({ isShort }) => !isShort).map(({ studentId }) => studentId);
    return { ...ofClass, studentIds: ids.join(), parts: ['subjects'], form: 'archive' };
  };
  const underWay = async (taskId: string) => {
    await expect.poll(async () => (await find(taskId))?.stage, { timeout: 30_000 }).toBe('setting');
    return (await find(taskId))!;
  };

  it('can be called off: it ends, leaves nothing, and gives its place to the next', async () => {
    const taskId = await begun('printLearning', await report());
    expect(await underWay(taskId)).toMatchObject({ state: 'running', canCancel: true });
    expect((await act(taskId, 'cancel')).body.msg).toBe('操作成功');
    expect(await list()).toEqual([]);
    const next = await begun('printLearning', { ...(await report()), studentIds: undefined, form: 'pdf' });
    expect(await ended(next)).toMatchObject({ state: 'done' });
    expect(get('select count(*) from task_calls')).toBe(1);
  });

  it('is begun again by the next server when one ends in the midst of it', async () => {
    const taskId = await begun('printLearning', await report());
    await underWay(taskId);
    await server.app.close();
    expect(get('select state from jobs where id = ?', taskId)).toBe(1);
    const other = await restarted();
    const state = () => get('select state from task_calls');
    await expect.poll(state, { timeout: 30_000 }).not.toBe('open');
    expect([state(), get('select state from jobs where id = ?', taskId)]).toEqual(['done', 2]);
    await other.close();
  });
});
