import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createToken, listPersonas } from '../../../contracts/account/account.ts';
import { calls } from '../../../contracts/calls.ts';
import { personaPassword } from '../../../contracts/constants/persona-password.ts';
import {
  clearRecording,
  downloadPact,
  downloadRecording,
  getRecording,
  seedFromRecording,
  setRecording,
} from '../../../contracts/console/traffic.ts';
import type { DataOf, Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { password, schoolIds } from '../../../seed/landmarks.ts';
import { hasInitial } from '../../engines/restoring/initial.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { HarEntry } from './har.ts';

const {
  getClassTree,
  listClasses,
  listGrades,
  exportStudents,
  pageStudents,
  addTeacher,
  listTeachers,
  pageTeachersByClass,
  getTeacherSchool,
  listCoursesByGrade,
  getRosterSummary,
  listMyRoles,
} = calls;

const schoolId = schoolIds.junior;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ console: { key: '' } });
});

afterAll(() => server.close());

async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers: Record<string, string> = {}) {
  const { method, path: url } = endpoint;
  const given = method === 'GET' ? { query: input as Record<string, string> } : { payload: input };
  const answer = await server.app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...given });
  const isJson = String(answer.headers['content-type']).includes('json');
  const { data, msg } = isJson ? answer.json<{ data: DataOf<E>; msg: string }>() : { data: {} as DataOf<E>, msg: '' };
  return { status: answer.statusCode, data, msg, text: answer.body, refusal: answer.headers['x-refusal'] };
}

const sandbox = 'main';
const recorded = async (count: number) =>
  expect.poll(async () => (await ask(getRecording, { sandbox })).data.count).toBe(count);

interface Har {
  log: { version: string; creator: { name: string; version: string }; entries: HarEntry[] };
}

const har = async (): Promise<{ har: Har; text: string }> => {
  const { text } = await ask(downloadRecording, { sandbox });
  return { har: JSON.parse(text) as Har, text };
};

const answerOf = ({ response }: HarEntry) =>
  JSON.parse(response.content.text!) as { data: { records: Record<string, string>[] } & Record<string, string>[] };

async function upload(content: Buffer, query: Record<string, string>) {
  const boundary = 'har';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.har"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { host: 'localhost', 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await server.app.inject({ method: 'POST', url: seedFromRecording.path, headers, query, payload });
  const { data, msg } = answer.json<{ data: DataOf<typeof seedFromRecording>; msg: string }>();
  return { status: answer.statusCode, data, msg };
}

beforeEach(async () => {
  await ask(setRecording, { sandbox, isOn: false });
  await ask(clearRecording, { sandbox });
});

describe('a recording', () => {
  it('holds what goes by while it is on', async () => {
    await server.call('teacher', listMyRoles, {});
    expect((await ask(downloadRecording, { sandbox })).refusal).toBe('nothing');
    await ask(setRecording, { sandbox, isOn: true });
    await server.call('school-admin', pageStudents, { schoolId, current: 1, size: 3 });
    await server.call('school-admin', exportStudents, { schoolId });
    await server.call('teacher', listTeachers, { schoolId: '99' });
    await recorded(3);
    await ask(setRecording, { sandbox, isOn: false });
    await server.call('teacher', listMyRoles, {});
    const { log } = (await har()).har;
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'understudy' } });
    const [page, file, refused] = log.entries;
    expect(page).toMatchObject({
      request: {
        method: 'GET',
        url: expect.stringMatching(/^http:\/\/.+\/api\/vesta\/student\/page\?schoolId=/) as string,
        cookies: [],
        queryString: expect.arrayContaining([{ name: 'size', value: '3' }]) as unknown[],
      },
      response: { status: 200, statusText: 'OK' },
      _call: 'pageStudents',
      _origin: 'local',
    });
    expect(new Date(page!.startedDateTime).toISOString()).toBe(page!.startedDateTime);
    expect(page!.timings.wait).toBe(page!.time);
    expect(file!.response.content).toMatchObject({ mimeType: 'application/octet-stream', comment: '内容不录制' });
    expect(file!.response.content.text).toBeUndefined();
    expect(refused!.response.status).toBe(403);
    expect((await ask(getRecording, { sandbox })).data).toMatchObject({ isOn: false, count: 3, dropped: 0 });
  });

  it('names nobody and holds no secret, and calls the same person the same everywhere', async () => {
    await ask(setRecording, { sandbox, isOn: true });
    const { body } = await server.call('school-admin', pageStudents, { schoolId, current: 1, size: 50 });
    const { name, studentNo, guardianName } = body.data.records[0]!;
    await server.call('school-admin', pageStudents, { schoolId, keyword: name, current: 1, size: 50 });
    const teacher = {
      schoolId,
      name: '临时教师',
      account: 'secret-teacher',
      phone: '13812345678',
      roleKeys: 'school:teacher',
    };
    const added = await server.call('school-admin', addTeacher, teacher);
    await recorded(3);
    const { har: whole, text } = await har();
    for (const personal of [
      name,
      studentNo,
      guardianName,
      '临时教师',
      'secret-teacher',
      '13812345678',
      added.body.data.password,
    ])
      expect(text).not.toContain(personal);
    expect(text).not.toMatch(/bearer|blade-auth|console-key/i);
    const [first, second, third] = whole.log.entries;
    const [student] = answerOf(first!).data.records;
    expect(answerOf(second!).data.records).toContainEqual(
      expect.objectContaining({ id: student!['id'], name: student!['name'] }),
    );
    expect(second!.request.queryString).toContainEqual({ name: 'keyword', value: student!['name'] });
    expect(student!['className']).toBe(body.data.records[0]!.className);
    expect(answerOf(third!).data).toMatchObject({ password: '[已隐去]' });
  });

  it('is of one sandbox, and of those who are let in', async () => {
    expect((await ask(getRecording, { sandbox: 'nowhere' })).refusal).toBe('noSandbox');
    for (const call of [getRecording, downloadRecording])
      expect((await ask(call, { sandbox }, { host: 'stranger.example' })).status).toBe(403);
  });
});

describe('a sandbox of a recording', () => {
  it('has the school, classes, teachers and students that were seen', async () => {
    await ask(setRecording, { sandbox, isOn: true });
    const grades = (await server.call('school-admin', listGrades, { schoolId })).body.data;
    await server.call('school-admin', getTeacherSchool, {});
    await server.call('school-admin', listMyRoles, {});
    await server.call('school-admin', getClassTree, { schoolId });
    await server.call('school-admin', listTeachers, { schoolId });
    let requests = 5;
    const { gradeId } = grades[0]!;
    await server.call('school-admin', listCoursesByGrade, { schoolId, gradeId });
    const classes = (await server.call('school-admin', listClasses, { schoolId, gradeId })).body.data;
    requests += 2;
    for (const { id: classId } of classes) {
      await server.call('school-admin', pageTeachersByClass, { classId, current: 1, size: 50 });
      await server.call('school-admin', pageStudents, { schoolId, classId, current: 1, size: 100 });
      requests += 2;
    }
    await recorded(requests);
    const seen = (
      await server.call('school-admin', pageStudents, { schoolId, classId: classes[0]!.id, current: 1, size: 100 })
    ).body.data;
    const { text } = await har();
    const made = await upload(Buffer.from(text), { sandbox: 'recorded', title: '录制的学校' });
    expect(made).toMatchObject({
      status: 200,
      data: { sandbox: 'recorded', grades: grades.length, account: 'school-admin' },
    });

    const signedIn = await ask(createToken, {
      account: 'school-admin',
      password: personaPassword,
      sandbox: 'recorded',
    });
    const headers = { 'blade-auth': `bearer ${signedIn.data.accessToken}` };
    const there = await ask(listClasses, { schoolId, gradeId }, headers);
    expect(there.data.map(({ className }) => className).sort()).toEqual(
      classes.map(({ className }) => className).sort(),
    );
    const students = (await ask(pageStudents, { schoolId, classId: classes[0]!.id, current: 1, size: 100 }, headers))
      .data;
    expect(students.total).toBe(seen.total);
    expect(students.records.map(({ id }) => id).sort()).toEqual(seen.records.map(({ id }) => id).sort());
    expect(students.records.map(({ name }) => name)).not.toEqual(seen.records.map(({ name }) => name));
    const shown = (await ask(listPersonas, { sandbox: 'recorded' })).data;
    expect(shown.map(({ account }) => account)).toContain('school-admin');
    expect(shown.length).toBeGreaterThan(1);
    expect(hasInitial(server.dataDir, 'recorded')).toBe(true);

    expect(await upload(Buffer.from(text), { sandbox: 'recorded', title: '再来' })).toMatchObject({
      msg: '沙箱 recorded 已存在',
    });
  });

  it.each([
    ['Recorded!', '{"log":{"version":"1.2","entries":[]}}', '沙箱的编号须为小写字母、数字和连字符，以字母或数字开头'],
    ['none', '{}', '文件不是 HAR 1.2'],
    ['none', 'PK', '文件不是 HAR 1.2'],
    ['none', '{"log":{"version":"1.2","entries":[]}}', '文件里没有学校的班级、教师或学生'],
    ['none', '', '请选择 HAR 文件'],
  ])('%s is not made of %s', async (name, content, msg) => {
    expect(await upload(Buffer.from(content), { sandbox: name, title: '名称' })).toMatchObject({ status: 400, msg });
    expect((await ask(getRecording, { sandbox: 'none' })).refusal).toBe('noSandbox');
  });
});

describe('a pact of a recording', () => {
  it('holds what other servers have too, each kind of exchange once, matched as the contract says', async () => {
    await ask(setRecording, { sandbox, isOn: true });
    for (const size of [2, 3]) await server.call('school-admin', pageStudents, { schoolId, current: 1, size });
    await server.call('school-admin', listTeachers, { schoolId });
    await server.call('school-admin', getRosterSummary, { schoolId });
    await recorded(4);
    expect((await ask(downloadPact, { sandbox, service: 'minerva' })).refusal).toBe('nothing');
    const { text } = await ask(downloadPact, { sandbox, service: 'vesta' });
    const pact = JSON.parse(text) as {
      interactions: { description: string; response: { matchingRules: { body: object } } }[];
    };
    expect(pact.interactions.map(({ description }) => description)).toEqual([
      'pageStudents: answered, by current, schoolId, size',
      'listTeachers: answered, by schoolId',
    ]);
    expect(pact).toMatchObject({ provider: { name: 'vesta' }, metadata: { pactSpecification: { version: '4.0' } } });
    expect(pact.interactions[0]!.response.matchingRules.body).toMatchObject({
      '$.data.records': { matchers: [{ match: 'type', min: 1 }] },
      '$.data.records[*].gender': { matchers: [{ match: 'integer' }] },
      '$.data.records[*].id': { matchers: [{ match: 'type' }, { match: 'regex' }] },
    });
    const { data } = await ask(getRecording, { sandbox });
    expect(data.services.find(({ service }) => service === 'vesta')).toEqual({
      service: 'vesta',
      count: 4,
      interactions: 2,
    });
    expect(text).not.toContain(password + '.');
  });
});
