import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../../seed/sandbox.ts';
import { isRunning } from '../../../server/database/running.ts';
import { openSandbox, sandboxFile } from '../../../server/database/sandbox.ts';
import type { Planned } from '../plan.ts';
import { Stage } from '../stage.ts';
import { World } from '../states/world.ts';
import type { Situation, Surroundings } from './situation.ts';
import { exits, Stop } from './stop.ts';

const world = { size: 'small', seed: 7, now: '2026-10-15 08:00:00' } as const;
const named = /^verify-(\d+)-[0-9a-f]+\.(?:sqlite|sqlite-wal|sqlite-shm|files)$/;

/** The states of the stand-in: a sandbox of this run's own in the stand-in's data folder, which it opens when asked to. */
export class OwnSandbox implements Surroundings {
  private constructor(
    readonly name: string,
    private readonly dataDir: string,
    private readonly stage: Stage,
    private readonly pristine: string,
  ) {}

  /** Seeds the sandbox; throws Stop where the folder cannot hold it. */
  static make(dataDir: string): OwnSandbox {
    if (!existsSync(dataDir))
      throw new Stop(exits.misused, `没有数据目录 ${dataDir}：请先启动服务，或用 DATA_DIR 指定其数据目录`);
    removeLeftovers(dataDir);
    // Not the process alone: the server still holds a sandbox of that name when the number comes round again.
    const name = `verify-${process.pid}-${randomBytes(4).toString('hex')}`;
    const pristine = mkdtempSync(join(tmpdir(), 'understudy-verify-'));
    try {
      createSandbox(dataDir, name, world);
      const file = join(pristine, 'pristine.sqlite');
      copyFileSync(sandboxFile(dataDir, name), file);
      return new OwnSandbox(name, dataDir, new Stage(new World(openSandbox(dataDir, name), file)), pristine);
    } catch (error) {
      remove(dataDir, name, pristine);
      throw new Stop(exits.misused, `不能在数据目录 ${dataDir} 中建立沙箱：${(error as Error).message}`);
    }
  }

  enter({ states, withToken }: Planned): Situation {
    const values = Object.assign({}, ...states.map((state) => this.stage.enter(state))) as Situation['values'];
    return { values, token: withToken ? this.stage.token() : undefined };
  }

  /** A token of somebody in the sandbox. */
  anyToken(): string {
    this.stage.enter('a person with roles');
    return this.stage.token();
  }

  close(): void {
    this.stage.world.sandbox.sqlite.close();
    remove(this.dataDir, this.name, this.pristine);
  }
}

function remove(dataDir: string, name: string, pristine: string): void {
  for (const entry of readdirSync(dataDir).filter((one) => one.startsWith(`${name}.`))) {
    rmSync(join(dataDir, entry), { recursive: true, force: true });
  }
  rmSync(pristine, { recursive: true, force: true });
}

/** Sandboxes of runs that were killed. */
function removeLeftovers(dataDir: string): void {
  for (const entry of readdirSync(dataDir)) {
    const owner = named.exec(entry)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(dataDir, entry), { recursive: true, force: true });
  }
}
