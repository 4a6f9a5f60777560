import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { connect, copySandbox, openSandbox, sandboxFile, sandboxFilesDir } from '../database/sandbox.ts';
import { storeBytes } from '../engines/files/store.ts';
import { exchange } from '../engines/restoring/exchange.ts';
import { keepInitial } from '../engines/restoring/initial.ts';
import { restore } from '../engines/restoring/restore.ts';
import { closeSnapshotPool } from '../engines/snapshots/pool.ts';
import { snapshotFile } from '../engines/snapshots/places.ts';
import type { TakeTask } from '../engines/snapshots/tasks.ts';

export const name = 'main';
/** That of the snapshot of what it was. */
export const id = '20261015-080000-0000';
const now = '2026-10-15 08:00:00';
const label = { title: '恢复前 08:00', why: 'before', createTime: now, moment: now } as const;

/** A sandbox that has changed since its beginning, to be taken back: every user is called later, one is signed in. */
export class Changed {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'understudy-taken-back-'));
  readonly root = join(this.dataDir, 'snapshots');
  readonly before: TakeTask = { act: 'take', dataDir: this.dataDir, name, root: this.root, id, label };
  /** A file that no row of the beginning names. */
  readonly hash: string;

  constructor() {
    const { dataDir } = this;
    copySandbox(inject('worldFile'), dataDir, name);
    openSandbox(dataDir, name).sqlite.close();
    keepInitial(dataDir, name);
    const sqlite = connect(sandboxFile(dataDir, name));
    sqlite.exec(`update users set name = 'later';
      insert into tokens (hash, user_id, purpose, expires_at) select 'held', id, 'access', 1 from users limit 1`);
    sqlite.close();
    this.hash = storeBytes(sandboxFilesDir(dataDir, name), Buffer.from('later'));
  }

  takeBack(): Promise<boolean> {
    return exchange({ dataDir: this.dataDir, name, now, before: this.before });
  }

  count(rows: string): unknown {
    const sqlite = connect(sandboxFile(this.dataDir, name));
    try {
      return sqlite.prepare(`select count(*) from ${rows}`).pluck().get();
    } finally {
      sqlite.close();
    }
  }

  isLater(): boolean {
    return this.count("users where name = 'later'") === this.count('users');
  }

  /** Takes it to the snapshot of what it was. */
  async bringBack(): Promise<void> {
    await restore({ dataDir: this.dataDir, name, now, snapshot: snapshotFile(this.root, name, id) });
    expect(this.isLater()).toBe(true);
  }

  remove(): void {
    rmSync(this.dataDir, { recursive: true });
  }
}

/** Has one made for each test of a file. */
export function useChanged(begin: (changed: Changed) => void): void {
  let changed: Changed;
  beforeEach(() => begin((changed = new Changed())));
  afterEach(() => changed.remove());
  afterAll(closeSnapshotPool);
}
