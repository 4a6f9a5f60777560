import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSampleStudents } from '../../contracts/account/restoring.ts';
import { calls } from '../../contracts/calls.ts';
import { schoolIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

it('gives trainers a list that can be imported, of which only the two rows are refused that are meant to be', async () => {
  const { rawPayload: list } = await server.app.inject({ url: getSampleStudents.path });
  const input = { schoolId: schoolIds.junior };
  const { body: checked } = await server.call('school-admin', calls.previewStudentImport, input, list);
  expect(checked).toMatchObject({ code: 200, data: { total: 22, valid: 20, faulty: 2 } });
  const faults = checked.data.rows.flatMap((row: { faults: string[] }) => row.faults);
  expect(faults).toEqual([expect.stringContaining('姓名'), expect.stringContaining('学号')]);
  await server.call('school-admin', calls.importStudents, { ...input, mode: 'valid' }, list);
  const { body: again } = await server.call('school-admin', calls.previewStudentImport, input, list);
  expect(again.data).toMatchObject({ unchanged: 20, faulty: 2 });
});
