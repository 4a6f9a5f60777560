import * as calls from '../../../contracts/console/sandboxes.ts';
import { scenarios, type ScenarioName } from '../../../contracts/constants/scenarios.ts';
import { restoringTask } from '../../account/restore-world.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';
import { sizeOf } from '../../database/file-size.ts';
import { sandboxFile } from '../../database/sandbox.ts';
import { runCopying } from '../../engines/restoring/pool.ts';
import { makeOfPrepared, makeOfSandbox } from '../../engines/sandboxes/make.ts';
import { removeParts } from '../../engines/sandboxes/parts.ts';
import { preparedName } from '../../engines/sandboxes/prepared.ts';
import { refusal } from '../../http/errors.ts';
import type { House } from '../house.ts';
import { readAbout, writeAbout } from './about.ts';
import { checkRoom } from './room.ts';

/** What is written down of a sandbox that is being made. */
const toTell =
  (name: string, title: string, scenario: string) =>
  (folder: string): void =>
    writeAbout(folder, name, { title, scenario, createTime: localDateTime(systemNow()) });

/** Does work with names that nobody else has meanwhile. */
async function withNames<T>({ names }: House, count: number, work: (taken: string[]) => Promise<T>): Promise<T> {
  const taken = names.take(count);
  try {
    return await work(taken);
  } finally {
    names.giveBack(taken);
  }
}

/** Makes a sandbox for each title; where one fails, none is left. */
export async function makeSandboxes(house: House, scenario: ScenarioName, titles: readonly string[]) {
  const { dataDir } = house.sandboxes;
  const folder = await house.scenarios.folder(scenario).catch((error: unknown) => {
    house.app.log.error({ err: error }, 'preparing a scenario failed');
    throw refusal(calls.createSandboxes, 'notPrepared');
  });
  const source = { folder, name: preparedName };
  await checkRoom(calls.createSandboxes, dataDir, titles.length, sizeOf(sandboxFile(folder, preparedName)));
  return withNames(house, titles.length, async (names) => {
    const made: { sandbox: string; title: string }[] = [];
    try {
      for (const [index, title] of titles.entries()) {
        const name = names[index]!;
        await makeOfPrepared({ dataDir, name, tell: toTell(name, title, scenarios[scenario].title) }, source);
        made.push({ sandbox: name, title });
      }
      return made;
    } catch (error) {
      for (const { sandbox } of made) await house.sandboxes.remove(sandbox, () => removeParts(dataDir, sandbox));
      throw error;
    }
  });
}

/** Makes a sandbox of another as it is now. */
export async function copyOf(house: House, from: string, title: string): Promise<string> {
  const { sandboxes } = house;
  const { dataDir } = sandboxes;
  await checkRoom(calls.copySandbox, dataDir, 1, sizeOf(sandboxFile(dataDir, from)));
  return withNames(house, 1, async ([name = '']) => {
    const tell = toTell(name, title, readAbout(dataDir, from).scenario);
    await makeOfSandbox({ dataDir, name, tell }, { folder: dataDir, name: from }, (to) =>
      runCopying({ ...restoringTask(sandboxes, from, 'copy'), to }),
    );
    return name;
  });
}
