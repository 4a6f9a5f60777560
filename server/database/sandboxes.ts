import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, bringStatisticsUpToDate, closeAsIs } from './closing.ts';
import { DamagedDatabase, damageIn, isDamage, versionOf } from './damage.ts';
import { BeingBroughtUp, NotHere } from './not-here.ts';
import { againWhileBusy, isBusy } from './passing.ts';
import { extension, isSandboxName, openSandbox, sandboxFile, type Sandbox } from './sandbox.ts';
import { shareMemory } from './shared-memory.ts';
import { Uses } from './uses.ts';
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
  /** Whether work goes on in a sandbox that nobody waits for. */
  isAtWork?: (sandbox: Sandbox) => boolean;
  /** Resolves when such work has come to an end. */
  settled?: (sandbox: Sandbox) => Promise<void>;
}

/** Milliseconds for which those are waited for who are still at work in a sandbox that is removed. */
const longestLeaving = 5_000;

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
  private readonly leaving = new Set<string>();
  private readonly uses = new Uses();
  private admit: (name: string) => void = () => undefined;

  constructor(
    readonly dataDir: string,
    private readonly told: Told = {},
    /** Where their snapshots lie. */
    readonly snapshotDir: string = join(dataDir, 'snapshots'),
  ) {}

  /** Lets `admit` throw where a sandbox may not be used here, each time somebody asks for it. */
  guardBy(admit: (name: string) => void): void {
    this.admit = admit;
  }

  /**
   * The sandbox of that name; undefined when it has no file, throws DamagedDatabase where that is damaged. Where somebody else
   * holds it while it is opened, it throws that and stays closed: `againWhileBusy` opens it later.
   */
  find(name: string): Sandbox | undefined {
    if (this.replacing.has(name)) throw new BeingReplaced(`沙箱“${name}”正在恢复`);
    if (this.leaving.has(name)) return undefined;
    if (isSandboxName(name)) this.admit(name);
    const found = this.open.get(name);
    if (found) {
      this.uses.note(name);
      return found;
    }
    if (!isSandboxName(name) || !existsSync(sandboxFile(this.dataDir, name))) return undefined;
    this.refuseDamaged(name);
    this.forgetRemoved();
    try {
      return this.take(name);
    } catch (error) {
      throw isDamage(error) ? this.setAside(name, (error as Error).message) : error;
    }
  }

  /** Closes a sandbox that is used here no more; those under way, and jobs, cannot write to it any more. */
  drop(name: string): void {
    const sandbox = this.open.get(name);
    endWorld(sandboxFile(this.dataDir, name));
    if (sandbox) this.leave(sandbox);
  }

  /** Keeps a sandbox open until what is returned is called: somebody is at work in it. */
  hold(name: string): () => void {
    return this.uses.hold(name);
  }

  /** Milliseconds for which nobody has used it. */
  idleFor(name: string): number {
    return this.uses.idleFor(name);
  }

  /** Closes a sandbox in which nothing goes on; whoever comes next opens it again, and notices nothing. False where work goes on. */
  sleep(name: string): boolean {
    const sandbox = this.open.get(name);
    if (!sandbox || this.uses.idleFor(name) === 0 || this.told.isAtWork?.(sandbox)) return false;
    this.leave(sandbox);
    return true;
  }

  /** Whether a sandbox of that name is just being removed: until nobody is at work in it, no other may take the name. */
  isLeaving(name: string): boolean {
    return this.leaving.has(name);
  }

  /**
   * Removes a sandbox: from now on nobody finds it, and nobody who is at work in it brings it back. `remove` takes its files away, at
   * once and once more when the last one has gone. Resolves when that is done, or will be without anybody waiting for it.
   */
  async remove(name: string, remove: () => void): Promise<void> {
    const sandbox = this.open.get(name);
    this.leaving.add(name);
    endWorld(sandboxFile(this.dataDir, name));
    if (sandbox) this.leave(sandbox);
    this.damaged.delete(name);
    remove();
    const gone = this.gone(name, sandbox)
      .then(remove)
      .finally(() => this.leaving.delete(name));
    await Promise.race([gone, wait(longestLeaving, undefined, { ref: false })]);
  }

  private async gone(name: string, sandbox: Sandbox | undefined): Promise<void> {
    await Promise.all([this.uses.drained(name), sandbox && this.told.settled?.(sandbox)]);
    this.uses.forget(name);
  }

  /** Whether there is such a sandbox; there is one too while its world is being replaced, and where another server has it. */
  has(name: string): boolean {
    try {
      return this.isReplacing(name) || this.find(name) !== undefined;
    } catch (error) {
      if (error instanceof NotHere || error instanceof BeingBroughtUp) return true;
      throw error;
    }
  }

  /** Whether it has a file, whatever is in that; nothing is opened. */
  exists(name: string): boolean {
    return isSandboxName(name) && existsSync(sandboxFile(this.dataDir, name));
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
    const sandbox = openSandbox(this.dataDir, name, { timeout: longestWait, mustExist: true });
    this.open.set(name, sandbox);
    this.uses.note(name);
    shareMemory(this.opened());
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
