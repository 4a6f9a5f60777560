import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startUnderstudy, type Sandbox, type Understudy } from 'understudy';

// With Vitest: one server for the file, a world that is as at the beginning for each test.

let understudy: Understudy;
let school: Sandbox;

beforeAll(async () => {
  understudy = await startUnderstudy();
  school = await understudy.sandbox();
});

beforeEach(() => school.reset());

afterAll(() => understudy.close());

interface Answer {
  code: number;
  data: { total: number; records: { id: string; name: string }[] };
  msg: string;
}

const personal = '/api/juno/personal/myRoles';

const students = async (): Promise<Answer> => {
  const schoolId = '1002';
  const answer = await school.fetch('school-admin', `/api/vesta/student/page?schoolId=${schoolId}`);
  return (await answer.json()) as Answer;
};

it('loses a removed student, and has them again after the reset', async () => {
  const before = await students();
  const studentId = before.data.records[0]!.id;
  await school.fetch('school-admin', '/api/vesta/student/remove', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ studentId }),
  });
  expect((await students()).data.total).toBe(before.data.total - 1);
  await school.reset();
  expect(await students()).toEqual(before);
});

it('says what went wrong, and what was asked', async () => {
  const mend = await school.fault({ recipe: 'code', call: 'listMyRoles', count: 1 });
  expect(await (await school.fetch('teacher', personal)).json()).toMatchObject({ code: 500, success: false });
  expect(await (await school.fetch('teacher', personal)).json()).toMatchObject({ code: 200 });
  await mend();
  expect((await school.requests()).map(({ call, code }) => [call, code])).toEqual([
    ['listMyRoles', 500],
    ['listMyRoles', 200],
  ]);
});

it('stands at the day that it was set to', async () => {
  await school.setClock('2026-03-10 08:00', 0);
  const answer = await school.fetch('teacher', personal);
  expect(answer.headers.get('date')).toBe('Tue, 10 Mar 2026 00:00:00 GMT');
});
