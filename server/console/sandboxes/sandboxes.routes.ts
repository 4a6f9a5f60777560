import { existsSync, statSync } from 'node:fs';
import * as calls from '../../../contracts/console/sandboxes.ts';
import { localDateTime } from '../../database/clock.ts';
import { sandboxFile } from '../../database/sandbox.ts';
import { sandboxNames } from '../../database/sandboxes.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { readAbout, type About } from './about.ts';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

const bytesOf = (dataDir: string, name: string): number => {
  const file = sandboxFile(dataDir, name);
  return sizeOf(file) + sizeOf(`${file}-wal`);
};

/** What the list tells of it; where it was restored from the product tells. */
const shownOf = ({ title, scenario, createTime }: About) => ({ title, scenario, createTime });

export const sandboxRoutes = ({ sandboxes, presence }: House) => [
  consoleRoute(calls.listSandboxes, ({ input: { keyword = '' } }) => {
    const open = new Set(sandboxes.opened().map(({ name }) => name));
    const { dataDir } = sandboxes;
    const all = sandboxNames(dataDir).map((sandbox) => {
      const used = presence.lastUse(sandbox);
      return {
        sandbox,
        ...shownOf(readAbout(dataDir, sandbox)),
        lastUse: used === undefined ? '' : localDateTime(used),
        isOpen: open.has(sandbox),
        online: presence.online(sandbox),
        bytes: bytesOf(dataDir, sandbox),
      };
    });
    return all.filter(({ title, scenario, sandbox }) => `${title} ${scenario} ${sandbox}`.includes(keyword));
  }),
];
