import { localDateTime } from '../../database/clock.ts';
import { sizeOfDatabase } from '../../database/file-size.ts';
import { sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { sandboxNames } from '../../database/sandboxes.ts';
import { hasInitial } from '../../engines/restoring/initial.ts';
import type { House } from '../house.ts';
import { readAbout, type About } from './about.ts';
import { sizeOfFolder } from './sizes.ts';

const bytesOf = async (dataDir: string, name: string): Promise<number> =>
  sizeOfDatabase(sandboxFile(dataDir, name)) + (await sizeOfFolder(sandboxFilesDir(dataDir, name)));

/** What the list tells of it; where it was restored from the product tells. */
const shownOf = ({ title, scenario, createTime }: About) => ({ title, scenario, createTime });

/** The sandboxes whose name, title or scenario has a word in it. */
export async function listOf({ sandboxes, presence }: Pick<House, 'sandboxes' | 'presence'>, keyword: string) {
  const open = new Set(sandboxes.opened().map(({ name }) => name));
  const { dataDir } = sandboxes;
  const whole = async ({ sandbox, ...about }: ReturnType<typeof shownOf> & { sandbox: string }) => {
    const used = presence.lastUse(sandbox);
    return {
      sandbox,
      ...about,
      isRestorable: hasInitial(dataDir, sandbox),
      lastUse: used === undefined ? '' : localDateTime(used),
      isOpen: open.has(sandbox),
      online: presence.online(sandbox),
      bytes: await bytesOf(dataDir, sandbox),
    };
  };
  const all = sandboxNames(dataDir).map((sandbox) => ({ sandbox, ...shownOf(readAbout(dataDir, sandbox)) }));
  const found = all.filter(({ title, scenario, sandbox }) => `${title} ${scenario} ${sandbox}`.includes(keyword));
  const main = found.filter(({ sandbox }) => sandbox === 'main');
  const others = found.filter(({ sandbox }) => sandbox !== 'main');
  return Promise.all([...main, ...others.sort((a, b) => (a.sandbox < b.sandbox ? -1 : 1))].map(whole));
}
