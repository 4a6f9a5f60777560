import type { FastifyInstance } from 'fastify';
import { consoleEntries } from '../../contracts/console/calls.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import type { Pardon, Stage } from '../http/exchange.ts';
import { addConsole, consoleHooks } from './console.ts';
import { houseOf, type ConsoleSettings, type SnapshotSettings, type Standing } from './house.ts';
import type { WorkThrough } from './sandboxes/scenarios.ts';
import { consoleStage } from './stage.ts';

/** What a server is told about its console. */
export interface ConsoleOptions {
  /** How it is opened; without it there is none. */
  console?: ConsoleSettings | null | undefined;
  /** Where snapshots lie, and when they are taken by themselves. */
  snapshots?: SnapshotSettings | undefined;
}

/** What a console adds to a server, place by place. */
interface Added {
  /** The paths of its calls. */
  paths: readonly string[];
  stage: Stage | undefined;
  pardon: Pardon | undefined;
  /** To be called before answers are packed. */
  hooks: () => void;
  routes: () => void;
}

const nothing: Added = {
  paths: [],
  stage: undefined,
  pardon: undefined,
  hooks: () => undefined,
  routes: () => undefined,
};

/** What the console of a server adds to it; nothing where there is none. */
export function consoleOf(
  app: FastifyInstance,
  sandboxes: Sandboxes,
  given: ConsoleOptions & Standing & { workThrough: WorkThrough },
): Added {
  if (!given.console) return nothing;
  const house = houseOf(app, sandboxes, { ...given, console: given.console });
  return {
    paths: consoleEntries.map(([, { path }]) => path),
    ...consoleStage(house),
    hooks: () => consoleHooks(house),
    routes: () => addConsole(house),
  };
}
