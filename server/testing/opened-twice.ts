import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, inject } from 'vitest';
import { copySandbox, openSandbox, type Sandbox } from '../database/sandbox.ts';

/** Gives each test of a file a world of its own, opened by who is tested and by somebody else. */
export function eachOpenedTwice(take: (sandbox: Sandbox, other: Sandbox) => void): void {
  let dataDir: string;
  let opened: Sandbox[];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'understudy-test-'));
    copySandbox(inject('worldFile'), dataDir, 'main');
    opened = [openSandbox(dataDir, 'main'), openSandbox(dataDir, 'main')];
    take(opened[0]!, opened[1]!);
  });

  afterEach(() => {
    for (const { sqlite } of opened) sqlite.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
