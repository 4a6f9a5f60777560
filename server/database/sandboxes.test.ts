import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { againWhileBusy } from './passing.ts';
import { openSandbox } from './sandbox.ts';
import { Sandboxes } from './sandboxes.ts';
import { Sqlite } from './sqlite.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'sandboxes-'));
const sandboxes = new Sandboxes(dataDir);

afterEach(() => {
  sandboxes.close();
  rmSync(dataDir, { recursive: true });
});

it('opens a database that somebody else holds once it is free, and meanwhile leaves its turns to others', async () => {
  const { file, sqlite } = openSandbox(dataDir, 'other');
  sqlite.close();
  const holder = new Sqlite(file);
  holder.pragma('locking_mode = exclusive');
  holder.exec('create table held (id integer)');
  expect(() => sandboxes.find('other')).toThrow('database is locked');
  // It is let go of in a turn of the same event loop: whoever waits without giving turns waits for ever.
  setTimeout(() => holder.close(), 50);
  expect((await againWhileBusy(() => sandboxes.find('other')))?.name).toBe('other');
});
