import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { DamagedDatabase, damageIn, isDamage, versionOf } from './damage.ts';
import { againWhileBusy, isBusy, isPassing } from './passing.ts';
import { extension, isSandboxName, openSandbox, sandboxFile, type Sandbox } from './sandbox.ts';
import { Sqlite } from './sqlite.mjs';
import { endWorld } from './world-ends.ts';

/** Milliseconds that the server may wait for a lock: nobody is answered meanwhile. */
const longestWait = 10;

/** Bytes of a file that is looked through when it is opened: it takes some 15 ms, in which nobody is answered. */
const mostLookedThrough = 4 * 1024 * 1024;

/** Whether a file is too large to be looked through while others wait. */
export const isLarge = (file: string): boolean => statSync(file).size > mostLookedThrough;

/** Names of the sandboxes that have a file. */
export const sandboxNames = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .filter(isSandboxName);

/** Who is told of what happens to sandboxes. */
interface Told {
  onOpen?: (sandbox: Sandbox) => void;
  onDamage?: (damage: DamagedDatabase) => void;
}

/** A sandbox whose world is just being replaced: as with one that somebody else holds, the same work succeeds later. */
class BeingReplaced extends Error {
  override name = 'BeingReplaced';
  readonly code = 'SQLITE_BUSY';
}

/** The sandboxes of one data folder, opened when first asked for. */
export class Sandboxes {
  private readonly open = new Map<string, Sandbox>();
  private readonly damaged = new Map<string, { damage: DamagedDatabase; version: string }>();

  private readonly replacing = new Set<string>();

  constructor(
    readonly dataDir: string,
    private readonly told: Told = {},
    /** Where their snapshots lie. */
    readonly snapshotDir: string = join(dataDir, 'snapshots'),
  ) {}

  /**
   * The sandbox of that name; undefined when it has no file, throws DamagedDatabase where that is damaged. Where somebody else
   * holds it while it is opened, it throws that and stays closed: `againWhileBusy` opens it later.
   */
  find(name: string): Sandbox | undefined {
    if (this.replacing.has(name)) throw new BeingReplaced(`沙箱“${name}”正在恢复`);
    const found = this.open.get(name);
    if (found) return found;
    if (!isSandboxName(name) || !existsSync(sandboxFile(this.dataDir, name))) return undefined;
    this.refuseDamaged(name);
    this.forgetRemoved();
    try {
      return this.take(name);
    } catch (error) {
      throw isDamage(error) ? this.setAside(name, (error as Error).message) : error;
    }
  }

  /** Opens every sandbox that has a file; one that is damaged keeps none of the others closed. */
  async openAll(): Promise<void> {
    for (const name of sandboxNames(this.dataDir)) {
      try {
        await againWhileBusy(() => this.find(name));
      } catch (error) {
        if (!(error instanceof DamagedDatabase)) throw error;
      }
    }
  }

  /** Whether the sandbox has a file; it has one too while its world is being replaced. */
  has(name: string): boolean {
    return this.isReplacing(name) || this.find(name) !== undefined;
  }

  /** Whether the world of a sandbox is just being replaced. */
  isReplacing(name: string): boolean {
    return this.replacing.has(name);
  }

  /**
   * Closes a sandbox while its world is replaced, and opens it again. Requests that come meanwhile wait; those under way, and jobs,
   * cannot write any more, as what they have read is of another world. Others are served as always.
   */
  async replaceWorld(name: string, replace: () => Promise<unknown>): Promise<void> {
    this.replacing.add(name);
    try {
      const sandbox = this.open.get(name);
      if (sandbox) {
        endWorld(sandbox.file);
        this.leave(sandbox);
      }
      await replace();
    } finally {
      this.replacing.delete(name);
      await againWhileBusy(() => this.find(name));
    }
  }

  /** Those that are open. */
  opened(): Sandbox[] {
    return [...this.open.values()];
  }

  /** Uses a sandbox no more, since its file is damaged: until there is another in its place, it is refused. */
  setAside(name: string, reason: string): DamagedDatabase {
    const sandbox = this.open.get(name);
    this.open.delete(name);
    if (sandbox) closeAsIs(sandbox);
    const file = sandboxFile(this.dataDir, name);
    const damage = new DamagedDatabase(name, file, reason);
    this.damaged.set(name, { damage, version: versionOf(file) });
    this.told.onDamage?.(damage);
    return damage;
  }

  /** The names of the sandboxes whose databases answer no question. */
  failed(): string[] {
    const silent = this.opened().filter((sandbox) => !answers(sandbox));
    return [...silent.map(({ name }) => name), ...this.damaged.keys()];
  }

  private take(name: string): Sandbox {
    const file = sandboxFile(this.dataDir, name);
    const damage = isLarge(file) ? undefined : damageIn(file, 'quick_check', longestWait);
    if (damage !== undefined) throw this.setAside(name, damage);
    const sandbox = openSandbox(this.dataDir, name, longestWait);
    this.open.set(name, sandbox);
    try {
      this.told.onOpen?.(sandbox);
    } catch (error) {
      if (isBusy(error)) this.leave(sandbox);
      throw error;
    }
    return sandbox;
  }

  private refuseDamaged(name: string): void {
    const known = this.damaged.get(name);
    if (!known) return;
    if (versionOf(known.damage.file) === known.version) throw known.damage;
    this.damaged.delete(name);
  }

  /** A sandbox whose file somebody has removed is not held open for ever. */
  private forgetRemoved(): void {
    for (const sandbox of this.opened()) if (!existsSync(sandbox.file)) this.leave(sandbox);
  }

  private leave({ name, sqlite }: Sandbox): void {
    this.open.delete(name);
    sqlite.close();
  }

  /** Closes every open sandbox, with its statistics brought up to date where they have grown old. */
  close(): void {
    for (const { sqlite } of this.open.values()) {
      bringStatisticsUpToDate(sqlite);
      sqlite.close();
    }
    this.open.clear();
  }
}

function answers({ file, sqlite }: Sandbox): boolean {
  try {
    sqlite.prepare('select count(*) from settings').get();
    return existsSync(file);
  } catch {
    return false;
  }
}

/** The last connection that is closed brings the log into the file; one that only reads does not, so it is closed last. */
function closeAsIs({ file, sqlite }: Sandbox): void {
  const reader = new Sqlite(file, { readonly: true });
  try {
    reader.pragma('schema_version');
  } catch {
    // What cannot be read cannot be written to either.
  }
  sqlite.close();
  reader.close();
}

/** Where somebody else holds the database, the disk is full or pages are damaged, they stay: nothing but speed depends on them. */
function bringStatisticsUpToDate(sqlite: Database.Database): void {
  try {
    sqlite.pragma('optimize');
  } catch (error) {
    if (!isPassing(error) && !isDamage(error)) throw error;
  }
}
