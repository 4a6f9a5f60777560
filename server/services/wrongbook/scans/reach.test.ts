import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../../contracts/wrongbook/scans.ts';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import type { HelperAccount, PersonaAccount } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { patient, ScanFixture } from '../../../testing/scans/scan-fixture.ts';
import { emptySide, scannedFile } from '../../../testing/scans/sides.ts';

type Account = PersonaAccount | HelperAccount;

let server: TestApp;
let fixture: ScanFixture;
let requests: [Endpoint, object][];

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  const documentId = await fixture.scan(await scannedFile([emptySide()]), { assignmentId: fixture.assignmentId });
  const pageId = (await fixture.pages({ documentId }))[0]!.id;
  const [{ id: submissionId }] = fixture.rows<{ id: number }>(
    'select id from submissions where assignment_id = ?',
    fixture.assignmentId,
  ) as [{ id: number }];
  const assignmentId = fixture.assignmentId;
  requests = [
    [calls.getScanPicture, { pageId }],
    [calls.mendScanPage, { pageId, action: 'restore' }],
    [calls.pageScanPages, { assignmentId }],
    [calls.listMissingPages, { assignmentId }],
    [calls.settleMissing, { assignmentId, submissionId: String(submissionId), as: 'incomplete' }],
    [calls.makeScans, { assignmentId, absent: 50 }],
    [calls.pageScanPages, { documentId }],
    [calls.pageScans, { assignmentId }],
    [calls.removeScans, { documentId }],
  ];
}, patient);

afterAll(() => server.close());

const statuses = async (account: Account): Promise<number[]> => {
  const found: number[] = [];
  for (const [endpoint, input] of requests) {
    await turn();
    found.push((await server.call(account, endpoint, input as Record<string, unknown>)).status);
  }
  return found;
};

describe('scans', () => {
  it.each(['teacher-foreign', 'teaching', 'subject-leader', 'many', 'school-admin', 'grade-leader', 'admin'] as const)(
    'of work that is not theirs are closed to %s',
    async (account) => {
      const [endpoint] = requests[0]!;
      expect(endpoint).toBe(calls.getScanPicture);
      expect(new Set(await statuses(account))).toEqual(new Set([403]));
    },
    patient,
  );

  it(
    'of a subject are worked on by who leads it, but kept and removed by who uploaded them',
    async () => {
      // Refused by a rule, not by reach, where they would change something.
      expect(await statuses('classic-subject-leader')).toEqual([200, 400, 200, 200, 400, 400, 403, 200, 403]);
    },
    patient,
  );

  it(
    'are listed to nobody but who uploaded them',
    async () => {
      const others = await server.call('subject-leader', calls.pageScans, {});
      expect(others.body.data.records).toEqual([]);
      expect((await fixture.call(calls.pageScans, {})).body.data.records).toHaveLength(1);
      expect((await server.call('subject-leader', calls.pageScanPages, {})).body.data.records).toEqual([]);
    },
    patient,
  );
});
