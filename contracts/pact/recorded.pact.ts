import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personaIds, schoolIds } from '../../seed/landmarks.ts';
import { insertToken } from '../../server/account/account.queries.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { downloadPact, getRecording, setRecording } from '../console/traffic.ts';
import type { DataOf, Endpoint, InputOf } from '../endpoint.ts';
import { listMyRoles } from '../juno/personal.ts';
import { getClassTree, listClasses, listGrades } from '../vesta/class.ts';
import { addStudent, pageStudents } from '../vesta/student.ts';
import { listTeachers, pageTeachersByClass } from '../vesta/teacher.ts';
import { getTeacherSchool } from '../vesta/teacher-school.ts';

// A pact of recorded traffic is one that a verifier of others can read, and that the server keeps which was recorded.

const sandbox = 'main';
const schoolId = schoolIds.junior;

let server: TestApp;
let url: string;

beforeAll(async () => {
  server = await startTestApp({ console: { key: '' } });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.close());

async function ask<E extends Endpoint>({ method, path }: E, input: InputOf<E>) {
  const given = method === 'GET' ? { query: input as Record<string, string> } : { payload: input };
  return server.app.inject({ method, url: path, headers: { host: 'localhost' }, ...given });
}

const recorded = async (): Promise<number> =>
  (await ask(getRecording, { sandbox })).json<{ data: DataOf<typeof getRecording> }>().data.count;

async function verify(pact: string): Promise<string> {
  const file = join(server.dataDir, 'recorded.json');
  writeFileSync(file, pact);
  const token = insertToken(server.sandbox, personaIds['school-admin'], 'access');
  const verifier = new Verifier({
    provider: 'vesta',
    providerBaseUrl: url,
    pactUrls: [file],
    customProviderHeaders: { 'Blade-Auth': `bearer ${token}` },
    logLevel: 'error',
  });
  return verifier.verifyProvider().then(() => '', String);
}

it('is kept by the server that was recorded, and broken by another answer', async () => {
  await ask(setRecording, { sandbox, isOn: true });
  const grade = { schoolId, gradeId: '7' };
  const classes = (await server.call('school-admin', listClasses, grade)).body.data;
  await server.call('school-admin', listGrades, { schoolId });
  await server.call('school-admin', getClassTree, { schoolId });
  await server.call('school-admin', listTeachers, { schoolId });
  await server.call('school-admin', getTeacherSchool, {});
  await server.call('school-admin', listMyRoles, {});
  await server.call('school-admin', pageStudents, { schoolId, current: 1, size: 5 });
  await server.call('school-admin', pageStudents, { schoolId, keyword: '查无此人', current: 1, size: 5 });
  await server.call('school-admin', pageTeachersByClass, { classId: classes[0]!.id, current: 1, size: 5 });
  await server.call('school-admin', addStudent, { schoolId, classId: '99', name: '', studentNo: '' });
  await expect.poll(recorded).toBe(10);
  const pact = (await ask(downloadPact, { sandbox, service: 'vesta' })).body;
  expect((JSON.parse(pact) as { interactions: object[] }).interactions).toHaveLength(9);
  expect(await verify(pact)).toBe('');
  expect(await verify(pact.replaceAll('"gradeName":', '"nameOfGrade":'))).not.toBe('');
});
