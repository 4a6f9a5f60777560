import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getStandIn } from '../../../contracts/account/stand-in.ts';
import { getClock, setClock } from '../../../contracts/console/clock.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { clockRateHeader, standInHeader } from '../../../contracts/headers.ts';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { addClass } from '../../../contracts/vesta/class.ts';
import { schoolIds } from '../../../seed/landmarks.ts';
import { readClock } from '../../database/clock-setting.ts';
import { copySandbox, sandboxFile, withSandbox } from '../../database/sandbox.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ console: { key: '' } });
  copySandbox(sandboxFile(test.dataDir, 'main'), test.dataDir, 'other');
});

afterAll(() => test.close());

const set = (wish: Omit<InputOf<typeof setClock>, 'sandbox'>) =>
  test.call(undefined, setClock, { sandbox: 'main', ...wish });

beforeEach(() => set({ isReal: true }));

const dateOf = async () => (await test.call('teacher', listMyRoles, {})).headers['date'];

it.each([
  ['2026-01-15', '202501'],
  ['2026-03-10', '202502'],
  ['2026-08-15', '202601'],
])('R5.4 set to %s it tells its term, and everything goes by it', async (day, term) => {
  const { data } = (await set({ time: `${day} 07:45`, rate: 0 })).body;
  expect(data).toMatchObject({ time: `${day} 07:45:00`, term, rate: 0, isReal: false });
  const answer = await test.call('teacher', listMyRoles, {});
  expect(answer.status).toBe(200);
  expect(answer.headers['date']).toBe(new Date(`${day}T07:45:00+08:00`).toUTCString());
  expect(answer.headers[clockRateHeader.toLowerCase()]).toBe('0');
  expect(answer.headers[standInHeader.toLowerCase()]).toMatch(/^clock=[^,]+,console=local$/);
  // Processes open the file.
  withSandbox(sandboxFile(test.dataDir, 'main'), ({ clock }) => expect(clock.dateTime()).toBe(`${day} 07:45:00`));
});

it('dates what is written then by it', async () => {
  await set({ time: '2026-08-15 07:45', rate: 0 });
  const answer = await test.call('school-admin', addClass, {
    schoolId: schoolIds.junior,
    gradeId: '7',
    className: '假期里的班',
  });
  const time = test.sandbox.sqlite
    .prepare('select create_time from school_classes where id = ?')
    .pluck()
    .get(answer.body.data.id);
  expect(time).toBe('2026-08-15 07:45:00');
});

it('tells its time to whoever is refused, too', async () => {
  await set({ time: '2026-03-10 12:00', rate: 0 });
  const answer = await test.call('teacher', addClass, { schoolId: '1', gradeId: '7', className: '别人的班' });
  expect(answer.status).toBe(403);
  expect(answer.headers['date']).toBe('Tue, 10 Mar 2026 04:00:00 GMT');
});

it('moves on by days and by a speed, and goes back to real time', async () => {
  await set({ time: '2026-03-10 12:00', rate: 0 });
  expect((await set({ days: 7 })).body.data.time).toBe('2026-03-17 12:00:00');
  expect((await set({ days: -1 })).body.data.time).toBe('2026-03-16 12:00:00');
  expect((await set({ rate: 1_440 })).body.data.rate).toBe(1_440);
  expect((await set({ isReal: true })).body.data).toMatchObject({ isReal: true, rate: 1 });
  const answer = await test.call('teacher', listMyRoles, {});
  expect([answer.headers[clockRateHeader.toLowerCase()], answer.headers[standInHeader.toLowerCase()]]).toEqual([
    undefined,
    undefined,
  ]);
});

it('ends nobody’s session, however far it is moved', async () => {
  await set({ days: 3_660 });
  expect((await test.call('teacher', listMyRoles, {})).status).toBe(200);
  await set({ isReal: true, days: -3_660 });
  expect(await dateOf()).toContain('GMT');
  expect((await test.call('teacher', listMyRoles, {})).status).toBe(200);
});

it('belongs to its sandbox', async () => {
  await set({ time: '2026-03-10 12:00' });
  expect((await test.call(undefined, getClock, { sandbox: 'other' })).body.data.isReal).toBe(true);
});

it('tells everybody where it stands', async () => {
  await set({ time: '2026-03-10 12:00', rate: 0 });
  const { data } = (await test.call(undefined, getStandIn, {})).body;
  expect(data).toMatchObject({ time: '2026-03-10 12:00:00', rate: 0 });
});

it.each([
  { time: '2100-01-01 00:00' },
  { time: '1999-12-31 23:59' },
  { time: '2026-02-30 08:00' },
  { rate: -1 },
  { rate: 1_441 },
  { days: 9_999 },
])('refuses %o and goes on as before', async (wish) => {
  expect((await set(wish)).status).toBe(400);
  expect((await test.call(undefined, getClock, { sandbox: 'main' })).body.data.isReal).toBe(true);
});

it('knows the setting of earlier versions, and survives what it cannot read', () => {
  const { sqlite } = test.sandbox;
  sqlite.exec("delete from settings where key = 'clock'; insert into settings values ('clockOffset', '86400000')");
  expect(readClock(sqlite)).toEqual({ anchorTime: 86_400_000, anchorSystem: 0, rate: 1 });
  sqlite.exec("insert into settings values ('clock', '{\"rate\": 9999}')");
  expect(readClock(sqlite)).toMatchObject({ anchorTime: 0, rate: 1 });
  sqlite.exec("delete from settings where key in ('clock', 'clockOffset')");
});
