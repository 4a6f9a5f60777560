import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../../server/database/running.ts';
import { copySandbox, openSandbox } from '../../../server/database/sandbox.ts';
import { seededWorld } from '../../../server/testing/worlds.ts';
import type { Situated } from '../plan.ts';
import { Stage } from '../stage.ts';
import { valuesOfOthers } from '../states/others.ts';
import type { StateName } from '../states/states.ts';
import { World } from '../states/world.ts';
import type { Situation, Surroundings } from './situation.ts';
import { exits, Stop } from './stop.ts';

const named = /^verify-(\d+)-[0-9a-f]+\.(?:sqlite|sqlite-wal|sqlite-shm|files|key)$/;

/** Milliseconds that a state waits for what the server is writing: the next case is held up by nothing else. */
const longestWait = 60_000;

/** The states of the stand-in: a sandbox of this run's own in the stand-in's data folder, which it opens when asked to. */
export class OwnSandbox implements Surroundings {
  private constructor(
    readonly name: string,
    private readonly dataDir: string,
    private readonly stage: Stage,
  ) {}

  /** Makes the sandbox; throws Stop where the folder cannot hold it. */
  static async make(dataDir: string): Promise<OwnSandbox> {
    if (!existsSync(dataDir))
      throw new Stop(exits.misused, `没有数据目录 ${dataDir}：请先启动服务，或用 DATA_DIR 指定其数据目录`);
    removeLeftovers(dataDir);
    // Not the process alone: the server still holds a sandbox of that name when the number comes round again.
    const name = `verify-${process.pid}-${randomBytes(4).toString('hex')}`;
    try {
      const pristine = await seededWorld('small');
      copySandbox(pristine, dataDir, name);
      return new OwnSandbox(
        name,
        dataDir,
        new Stage(new World(openSandbox(dataDir, name, { timeout: longestWait }), pristine)),
      );
    } catch (error) {
      remove(dataDir, name);
      throw new Stop(exits.misused, `不能在数据目录 ${dataDir} 中建立沙箱：${(error as Error).message}`);
    }
  }

  enter({ states, withToken }: Situated): Situation {
    return situationOn(this.stage, states, withToken);
  }

  /** A token of somebody in the sandbox. */
  anyToken(): string {
    this.stage.enter('a person with roles');
    return this.stage.token();
  }

  close(): void {
    this.stage.world.sandbox.sqlite.close();
    remove(this.dataDir, this.name);
  }
}

/** Brings states about on a stage. */
export function situationOn(stage: Stage, states: readonly StateName[], withToken: boolean): Situation {
  const values = Object.assign({}, ...states.map((state) => stage.enter(state))) as Situation['values'];
  return stage.world.change(() => ({
    values: { ...valuesOfOthers(stage), ...values },
    token: withToken ? stage.token() : undefined,
  }));
}

function remove(dataDir: string, name: string): void {
  for (const entry of readdirSync(dataDir).filter((one) => one.startsWith(`${name}.`))) {
    rmSync(join(dataDir, entry), { recursive: true, force: true });
  }
}

/** Sandboxes of runs that were killed. */
function removeLeftovers(dataDir: string): void {
  for (const entry of readdirSync(dataDir)) {
    const owner = named.exec(entry)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(dataDir, entry), { recursive: true, force: true });
  }
}
