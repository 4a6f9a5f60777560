import { existsSync } from 'node:fs';
import { systemNow } from '../../database/clock.ts';
import { beginningFile, snapshotFile } from '../snapshots/places.ts';
import { runSnapshotTask } from '../snapshots/pool.ts';
import { listSnapshots } from '../snapshots/store.ts';
import type { Snapshot } from '../snapshots/tasks.ts';

/** What is heard of a sandbox that was brought up from a snapshot; `age` is its age in seconds where its owner has died. */
export interface BroughtUp {
  sandbox: string;
  at: string;
  age: number | undefined;
}

interface Places {
  dataDir: string;
  root: string;
}

/** The snapshot with which a sandbox goes on elsewhere; undefined where none was taken of it. */
export const lastOf = (root: string, name: string): Last | undefined =>
  listSnapshots(root, name)
    .filter(({ why }) => why !== 'upload')
    .map((last) => ({ ...last, name }))[0];

/** A snapshot, with the sandbox among whose it is. */
type Last = Snapshot & { name: string };

/** Makes a sandbox what its last snapshot says; people stay signed in. It says so itself where something may have been lost. */
export async function bringUp({ dataDir, root }: Places, last: Last, isRescue: boolean): Promise<BroughtUp> {
  const { name } = last;
  const age = isRescue ? secondsSince(last.createTime) : undefined;
  const from = age === undefined ? undefined : `${last.createTime.slice(5, 16)}（接手时已有 ${ageText(age)}）`;
  const beginning = beginningFile(root, name);
  await runSnapshotTask({
    act: 'open',
    dataDir,
    name,
    file: snapshotFile(root, name, last.id),
    isForeign: false,
    about: { from },
    goesOn: true,
    ...(existsSync(beginning) && { beginning }),
  });
  return { sandbox: name, at: last.createTime, age };
}

const secondsSince = (moment: string): number =>
  Math.max(0, Math.round((systemNow() - Date.parse(`${moment.replace(' ', 'T')}+08:00`)) / 1_000));

const ageText = (seconds: number): string => (seconds < 120 ? `${seconds} 秒` : `${Math.round(seconds / 60)} 分钟`);
