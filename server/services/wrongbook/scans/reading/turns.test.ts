import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { uploadResource } from '../../../../../contracts/wrongbook/documents.ts';
import { personaIds } from '../../../../../seed/landmarks.ts';
import { closeScanPool } from '../../../../engines/scanning/pool.ts';
import { JobQueue } from '../../../../jobs/queue.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { carryOut } from '../../../../testing/carry-out.ts';
import { patient, ScanFixture } from '../../../../testing/scans/scan-fixture.ts';
import { emptySide, scannedFile, stripedSide } from '../../../../testing/scans/sides.ts';
import { readScanned } from './read-scan.ts';

let server: TestApp;
let fixture: ScanFixture;
let large: Buffer;

const manyPages = 30;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  // As wide as a page at 400 dpi.
  const { data, width, height } = stripedSide();
  const page = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(3300, 4600, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
  large = await sharp(Array<Buffer>(manyPages).fill(page), { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer();
}, patient);

afterAll(() => server.close());

const upload = async (account: 'teacher' | 'subject-leader', file: Uint8Array): Promise<string> => {
  const input = { teacherId: personaIds[account], target: 'scan' as const };
  const { body } = await server.call(account, uploadResource, input, file);
  expect(body).toMatchObject({ code: 200 });
  return body.data.documentId;
};

const readPages = (id: string): number =>
  fixture.rows<{ n: number }>('select read_pages n from scans where document_id = ?', id)[0]!.n;

const pageIds = (id: string): number[] =>
  fixture
    .rows<{ id: number }>('select id from scan_pages where document_id = ? order by id', id)
    .map((page) => page.id);

it(
  'ends a file whose time is over, keeps what was read of it, and goes on from there when it is tried again',
  async () => {
    const id = await upload('teacher', await scannedFile([stripedSide(), stripedSide(), stripedSide()]));
    await fixture.read(id);
    const [, second, third] = pageIds(id);
    fixture.run('delete from scan_pages where id in (?, ?)', second!, third!);
    fixture.run('update scans set read_pages = 1 where document_id = ?', id);
    fixture.run('update documents set state = 2 where id = ?', id);
    const job = readScanned(() => undefined);
    const end = await job.run(server.sandbox, id, new AbortController().signal, { spent: 3_600_000, progress: 0 });
    (end as () => void)();
    expect(await fixture.item(id)).toMatchObject({
      state: 4,
      readPages: 1,
      failReason: '读取超时：已读的 1 页保留，其余 2 页请拆分后重新上传',
    });
    fixture.run('update documents set state = 2 where id = ?', id);
    await carryOut(job, server.sandbox, id);
    expect(await fixture.item(id)).toMatchObject({ state: 3, readPages: 3 });
  },
  patient,
);

it(
  'lets nobody wait for the large file of somebody else, and goes on with it where a server was killed',
  async () => {
    const faults: unknown[] = [];
    const hostile = await upload('subject-leader', large);
    await vi.waitFor(() => expect(readPages(hostile)).toBeGreaterThan(0), { timeout: 60_000, interval: 20 });
    const small = await upload('teacher', await scannedFile([stripedSide(), emptySide()]));
    await fixture.read(small);
    await server.app.close();
    const before = pageIds(hostile);
    expect(before.length).toBeLessThan(manyPages);
    const queue = new JobQueue([readScanned((error) => faults.push(error))], (error) => faults.push(error));
    queue.watch(server.sandbox);
    await fixture.read(hostile);
    await queue.close();
    await closeScanPool();
    expect(faults).toEqual([]);
    const after = pageIds(hostile);
    expect([after.length, after.slice(0, before.length)]).toEqual([manyPages, before]);
    // By the order in which pages were kept.
    expect(Math.max(...pageIds(small))).toBeLessThan(Math.max(...after));
    expect(fixture.rows('select state from jobs where target_id = ?', hostile)).toEqual([{ state: 2 }]);
  },
  patient,
);
