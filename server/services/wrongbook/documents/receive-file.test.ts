import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from '../../../database/sandbox.ts';
import { receiveFile } from './receive-file.ts';

let folder: string;
let sandbox: Sandbox;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receive-'));
  sandbox = openSandbox(folder, 'main');
});

afterEach(() => {
  sandbox.sqlite.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A PDF on its way in, during which something happens. */
const during = (happens: () => void): Readable =>
  Readable.from(
    (function* () {
      yield Buffer.from('%PDF-1.7\n');
      yield Buffer.from('startxref\n0\n%%EOF\n');
      happens();
    })(),
  );

const receive = (happens: () => void) => receiveFile(sandbox, { name: 'x.pdf', stream: during(happens) });

it('does not blame a file for the removal of its sandbox', async () => {
  const removed = receive(() => {
    sandbox.sqlite.close();
    rmSync(folder, { recursive: true });
  });
  await expect(removed).rejects.toMatchObject({ status: 503, rule: 'busy' });
});

it('does not say of a file that has gone that it is of no kind', async () => {
  const gone = receive(() => rmSync(sandbox.filesDir, { recursive: true }));
  await expect(gone).rejects.not.toHaveProperty('status', 400);
  await expect(receive(() => undefined)).resolves.toMatchObject({ kind: 'pdf' });
});
