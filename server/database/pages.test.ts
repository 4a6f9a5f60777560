import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import type { Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { personaIds, schoolIds } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const pageOf = async (input: Omit<InputOf<typeof calls.pageStudents>, 'schoolId'>) =>
  (await server.call('school-admin', calls.pageStudents, { schoolId: schoolIds.junior, ...input })).body.data;

describe('paged lists', () => {
  it.each([
    {},
    { descs: 'studentNo' },
    { ascs: 'name' },
    { descs: 'name' },
    { ascs: 'createTime', descs: 'studentNo' },
    { status: '0' },
    { gradeId: '8', descs: 'name' },
  ])('show every record once over all pages, from the front and from the end: %j', async (filters) => {
    const whole = await pageOf({ ...filters, size: 500 });
    const seen: string[] = [];
    for (let current = 1; current <= Math.ceil(whole.total / 7); current++) {
      const page = await pageOf({ ...filters, size: 7, current });
      expect(page.total).toBe(whole.total);
      seen.push(...page.records.map(({ id }) => id));
    }
    expect(seen).toEqual(whole.records.map(({ id }) => id));
    expect(new Set(seen).size).toBe(whole.total);
  });

  it('sort as asked', async () => {
    const numbers = (await pageOf({ size: 500, descs: 'studentNo' })).records.map(({ studentNo }) => studentNo);
    expect(numbers).toEqual([...numbers].sort().reverse());
  });

  it('clamp the size, fill the defaults and answer past the end with the true total', async () => {
    expect(await pageOf({ size: 9_999 })).toMatchObject({ size: 500, current: 1 });
    expect(await pageOf({})).toMatchObject({ size: 10, current: 1, orders: [], maxLimit: -1, countId: '' });
    const beyond = await pageOf({ current: 100_000 });
    expect(beyond.records).toEqual([]);
    expect(beyond.total).toBeGreaterThan(0);
  });

  it('count again after a write, by this connection or another', async () => {
    const before = (await pageOf({ keyword: '计数' })).total;
    await server.call('school-admin', calls.addStudent, {
      schoolId: schoolIds.junior,
      name: '计数一',
      studentNo: 'C1',
    });
    expect((await pageOf({ keyword: '计数' })).total).toBe(before + 1);
    server.sandbox.sqlite.prepare("update students set is_deleted = 1 where student_no = 'C1'").run();
    expect((await pageOf({ keyword: '计数' })).total).toBe(before);
  });

  it('count each for itself where two share a table and their filters', async () => {
    const teacherId = personaIds.teacher;
    const count = (shelf: string) =>
      server.sandbox.sqlite
        .prepare('select count(*) from documents where teacher_id = ? and shelf = ? and state <> 5')
        .pluck()
        .get(teacherId, shelf);
    // One token for both: a new one would be a write, after which all is counted anew.
    const headers = { 'blade-auth': `bearer ${insertToken(server.sandbox, teacherId, 'access')}` };
    const totalOf = async ({ path }: Endpoint) =>
      (await server.app.inject({ url: path, query: { teacherId }, headers })).json<{ data: { total: number } }>().data
        .total;
    expect(await totalOf(calls.pageCloudDocuments)).toBe(count('cloud'));
    expect(await totalOf(calls.pagePrintItems)).toBe(count('print'));
    expect(count('cloud')).not.toBe(count('print'));
  });

  it('take a search word literally', async () => {
    expect((await pageOf({ keyword: '%' })).total).toBe(0);
    expect((await pageOf({ keyword: "' or 1=1 --" })).total).toBe(0);
  });
});
