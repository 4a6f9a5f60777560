import type { FastifyInstance } from 'fastify';
import type { Sandboxes } from '../database/sandboxes.ts';
import { Counting } from './coverage/counting.ts';
import { Inspector } from './inspector/inspector.ts';
import { Names } from './sandboxes/names.ts';
import { Presence } from './sandboxes/presence.ts';
import { Scenarios, type WorkThrough } from './sandboxes/scenarios.ts';

/** How the console is opened. */
export interface ConsoleSettings {
  /** What opens it from elsewhere; "" lets this machine alone in. */
  key: string;
  /** What the chance of faults comes from, from 0, below 1; tests name their own. */
  chance?: () => number;
  /** What faults that take their time wait by; tests name their own. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How snapshots are taken by themselves. */
export interface SnapshotSettings {
  /** The folder in which they lie, which several servers may share. */
  dir: string;
  /** Minutes between two; 0 takes none. */
  every: number;
}

/** What the parts of the console work on. */
export interface House {
  app: FastifyInstance;
  sandboxes: Sandboxes;
  settings: ConsoleSettings;
  presence: Presence;
  snapshots: Pick<SnapshotSettings, 'every'>;
  inspector: Inspector;
  counting: Counting;
  /** The worlds that sandboxes are made of. */
  scenarios: Scenarios;
  names: Names;
}

/** What a server's console is told. */
interface HouseSettings {
  console: ConsoleSettings;
  snapshots?: SnapshotSettings | undefined;
  workThrough: WorkThrough;
}

/** What a server's console works on. */
export const houseOf = (
  app: FastifyInstance,
  sandboxes: Sandboxes,
  { console: settings, snapshots, workThrough }: HouseSettings,
): House => ({
  app,
  sandboxes,
  settings,
  presence: new Presence(),
  snapshots: { every: snapshots?.every ?? 0 },
  inspector: new Inspector(sandboxes),
  counting: new Counting(sandboxes),
  scenarios: new Scenarios(sandboxes.dataDir, workThrough),
  names: new Names(sandboxes),
});
