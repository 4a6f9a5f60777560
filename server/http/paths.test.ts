import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { personaIds } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

// A path that the specification leaves open is put in by its setting.

const given = '/gateway/v2/myClasses';
const declared = calls.listClassesByLeaderType.path;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({
    paths: { CLASS_LIST_PATH: given },
    clientConfig: { timeout: 5_000, paths: { COURSE_LIST_PATH: '/elsewhere' } },
  });
});

afterAll(() => server.close());

const ask = (url: string, method: 'GET' | 'POST' = 'GET') => {
  const token = insertToken(server.sandbox, personaIds.teacher, 'access');
  return server.app.inject({ url, method, headers: { 'blade-auth': `bearer ${token}` } });
};

it('serves the call at the path that is set, and no longer at the declared one', async () => {
  const answer = await ask(`${given}?leaderType=1`);
  expect([answer.statusCode, answer.json().data.length > 0]).toEqual([200, true]);
  const old = await ask(`${declared}?leaderType=1`);
  expect([old.statusCode, old.json().code]).toEqual([404, 404]);
});

it('knows the path where it refuses a method or names the nearest one', async () => {
  expect((await ask(given, 'POST')).statusCode).toBe(405);
  expect((await ask(`${given}s`)).json().msg).toBe(`404 没找到请求，最接近的是 ${given}`);
});

it('leaves calls alone whose path is not set', async () => {
  const { path } = calls.listCoursesInGrade;
  expect((await ask(path)).statusCode).toBe(400);
});

it('documents the path in force', async () => {
  const { paths } = (await ask('/openapi.json')).json();
  expect([Object.keys(paths[given]), paths[declared]]).toEqual([['get'], undefined]);
});

it('tells the client', async () => {
  expect((await ask('/config.json')).json()).toEqual({
    timeout: 5_000,
    paths: { COURSE_LIST_PATH: '/elsewhere', CLASS_LIST_PATH: given },
  });
});
