import { getConsole } from '../../contracts/console/console.ts';
import { sandboxNames } from '../database/sandboxes.ts';
import { consoleRoute } from './console-route.ts';
import type { House } from './house.ts';

export const overviewRoutes = ({ sandboxes, settings }: House) => [
  consoleRoute(getConsole, () => ({
    isLocal: settings.key === '',
    sandboxes: sandboxNames(sandboxes.dataDir).length,
    memory: process.memoryUsage.rss(),
    upSeconds: Math.floor(process.uptime()),
  })),
];
