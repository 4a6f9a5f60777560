import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../../database/sandbox.ts';
import { filePath } from '../../../../engines/files/store.ts';
import type { ScanKind } from '../../../../engines/scanning/scan-pages.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { patient, ScanFixture } from '../../../../testing/scans/scan-fixture.ts';
import { readOne } from './read-one.ts';

let server: TestApp;
let fixture: ScanFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
}, patient);

afterAll(() => server.close());

it(
  'waits with what it keeps while somebody else holds the database, and takes that for no fault of the page',
  async () => {
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const id = await fixture.scan(whole.subarray(0, 500));
    fixture.run('update documents set state = 2 where id = ?', id);
    const [{ hash, kind }] = fixture.rows<{ hash: string; kind: ScanKind }>(
      'select hash, kind from documents where id = ?',
      id,
    ) as [{ hash: string; kind: ScanKind }];
    const faults: unknown[] = [];
    // As the server opens it: nobody else would be answered meanwhile.
    server.sandbox.sqlite.pragma('busy_timeout = 10');
    const other = connect(server.sandbox.file);
    other.exec('begin immediate');
    const read = readOne(
      {
        sandbox: server.sandbox,
        id,
        file: { path: filePath(server.sandbox.filesDir, hash), kind },
        closing: new AbortController().signal,
        report: (error) => faults.push(error),
      },
      1,
    );
    setTimeout(() => other.exec('rollback'), 300);
    await read;
    other.close();
    const kept = 'select state, picture from scan_pages where document_id = ?';
    expect(fixture.rows(kept, id)).toEqual([{ state: 'unreadable', picture: '' }]);
    expect(faults).toEqual([]);
  },
  patient,
);
