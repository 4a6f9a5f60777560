import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../../contracts/calls.ts';
import { personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { insertToken } from '../../account/account.queries.ts';
import { openSandbox } from '../../database/sandbox.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

it('shows how far an import has come in its own sandbox only, though the user has the same id in another', async () => {
  const importKey = 'first';
  server.sandbox.sqlite.prepare('vacuum into ?').run(join(server.dataDir, 'other.sqlite'));
  const other = openSandbox(server.dataDir, 'other');
  const token = insertToken(other, personaIds['school-admin'], 'access');
  other.sqlite.close();
  const noSheet = new TextEncoder().encode('no sheet');
  await server.call('school-admin', calls.importStudents, { schoolId: schoolIds.junior, importKey }, noSheet);
  const { body } = await server.call('school-admin', calls.getImportProgress, { importKey });
  expect(body.data.stage).toBe('failed');
  const answer = await server.app.inject({
    url: calls.getImportProgress.path,
    query: { importKey },
    headers: { 'blade-auth': `bearer ${token}` },
  });
  expect(answer.json()).toMatchObject({ code: 200, data: { stage: 'waiting' } });
});
