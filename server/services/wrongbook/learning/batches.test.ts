import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, personaIds } from '../../../../seed/landmarks.ts';
import { insertToken } from '../../../account/account.queries.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;
let origin: string;
let studentIds: string[];

const ofClass = { classId: classIds.junior, from: '2025-09-01', to: '2026-10-15' };

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await server.call('school-admin', calls.listLearningStudents, ofClass);
  studentIds = body.data.filter(({ isShort }) => !isShort).map(({ studentId }) => studentId);
  expect(studentIds.length).toBeGreaterThan(10);
});

afterAll(() => server.close());

const orderOf = (count: number, progressKey: string) => ({
  ...ofClass,
  studentIds: studentIds.slice(0, count).join(','),
  parts: ['subjects' as const],
  form: 'archive' as const,
  progressKey,
});

const progressOf = async (progressKey: string) =>
  (await server.call('school-admin', calls.getPrintProgress, { progressKey })).body.data;

/** Asks over a connection that can be broken off. */
const print = (order: ReturnType<typeof orderOf>, signal?: AbortSignal) =>
  fetch(origin + calls.printLearning.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'blade-auth': `bearer ${insertToken(server.sandbox, personaIds['school-admin'], 'access')}`,
    },
    body: JSON.stringify(order),
    signal: signal ?? null,
  });

const hasBegun = (key: string) =>
  expect
    .poll(async () => {
      const { stage, done } = await progressOf(key);
      return stage === 'setting' && done > 0;
    })
    .toBe(true);

describe('a batch of reports', () => {
  it('ends when who asked for it goes away, and leaves its place to others', async () => {
    const asked = new AbortController();
    const answer = print(orderOf(studentIds.length, 'left'), asked.signal).catch(String);
    await hasBegun('left');
    asked.abort();
    expect(await answer).toContain('AbortError');
    await expect.poll(async () => (await progressOf('left')).stage).toBe('failed');
    const next = await print(orderOf(1, 'next'));
    expect(next.status).toBe(200);
  });
});
