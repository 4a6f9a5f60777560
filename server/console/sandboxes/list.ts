import { localDateTime } from '../../database/clock.ts';
import { sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { sandboxNames } from '../../database/sandboxes.ts';
import { hasInitial } from '../../engines/restoring/initial.ts';
import type { House } from '../house.ts';
import { readAbout, type About } from './about.ts';
import { sizeOf, sizeOfFolder } from './sizes.ts';

const bytesOf = async (dataDir: string, name: string): Promise<number> => {
  const file = sandboxFile(dataDir, name);
  return sizeOf(file) + sizeOf(`${file}-wal`) + (await sizeOfFolder(sandboxFilesDir(dataDir, name)));
};

/** What the list tells of it; where it was restored from the product tells. */
const shownOf = ({ title, scenario, createTime }: About) => ({ title, scenario, createTime });

/** The sandboxes whose name, title or scenario has a word in it. */
export async function listOf({ sandboxes, presence }: Pick<House, 'sandboxes' | 'presence'>, keyword: string) {
  const open = new Set(sandboxes.opened().map(({ name }) => name));
  const { dataDir } = sandboxes;
  const about = async (sandbox: string) => {
    const used = presence.lastUse(sandbox);
    return {
      sandbox,
      ...shownOf(readAbout(dataDir, sandbox)),
      isRestorable: hasInitial(dataDir, sandbox),
      lastUse: used === undefined ? '' : localDateTime(used),
      isOpen: open.has(sandbox),
      online: presence.online(sandbox),
      bytes: await bytesOf(dataDir, sandbox),
    };
  };
  const all = await Promise.all(sandboxNames(dataDir).map(about));
  const found = all.filter(({ title, scenario, sandbox }) => `${title} ${scenario} ${sandbox}`.includes(keyword));
  const main = found.filter(({ sandbox }) => sandbox === 'main');
  const others = found.filter(({ sandbox }) => sandbox !== 'main');
  return [...main, ...others.sort((a, b) => (a.sandbox < b.sandbox ? -1 : 1))];
}
