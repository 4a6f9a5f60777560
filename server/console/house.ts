import type { FastifyInstance } from 'fastify';
import type { Paths } from '../../contracts/endpoint.ts';
import type { Profile } from '../../contracts/profile.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import type { Owning } from '../engines/owning/owning.ts';
import { Counting } from './coverage/counting.ts';
import { Inspector } from './inspector/inspector.ts';
import { Names } from './sandboxes/names.ts';
import { Presence } from './sandboxes/presence.ts';
import { Scenarios, type WorkThrough } from './sandboxes/scenarios.ts';
import type { Upstreams } from '../http/proxy.ts';
import { owningOf } from './snapshots/owning-of.ts';
import { Recorder } from './traffic/recorder.ts';
import { UpstreamsBook } from './upstreams/book.ts';

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
  /** Whether other servers use the folder too: each sandbox then is at one of them at a time. */
  isShared: boolean;
}

/** How the server stands that the console is of. */
export interface Standing {
  /** The paths that stand in the place of declared ones. */
  paths?: Paths | undefined;
  /** What a real server does where we assume. */
  profile?: Profile | null | undefined;
  /** The origins of the services that are not answered here at all. */
  upstreams?: Upstreams | undefined;
}

/** What the parts of the console work on. */
export interface House {
  app: FastifyInstance;
  sandboxes: Sandboxes;
  settings: ConsoleSettings;
  presence: Presence;
  snapshots: Omit<SnapshotSettings, 'dir'>;
  /** Which sandboxes this server has. */
  owning: Owning;
  inspector: Inspector;
  counting: Counting;
  /** The worlds that sandboxes are made of. */
  scenarios: Scenarios;
  names: Names;
  standing: Standing;
  upstreams: UpstreamsBook;
  recorder: Recorder;
}

/** What a server's console is told. */
interface HouseSettings extends Standing {
  console: ConsoleSettings;
  snapshots?: SnapshotSettings | undefined;
  workThrough: WorkThrough;
}

/** What a server's console works on. */
export const houseOf = (
  app: FastifyInstance,
  sandboxes: Sandboxes,
  { console: settings, snapshots, workThrough, ...standing }: HouseSettings,
): House => {
  const inspector = new Inspector(sandboxes);
  const heard = (sandbox: string, id: string): void => inspector.markDiffering(sandbox, id);
  return {
    app,
    sandboxes,
    settings,
    presence: new Presence(),
    snapshots: { every: snapshots?.every ?? 0, isShared: snapshots?.isShared ?? false },
    owning: owningOf({ app, sandboxes, isShared: snapshots?.isShared ?? false }),
    inspector,
    counting: new Counting(sandboxes),
    scenarios: new Scenarios(sandboxes.dataDir, workThrough),
    names: new Names(sandboxes),
    standing,
    upstreams: new UpstreamsBook(standing.profile ?? null, heard),
    recorder: new Recorder(),
  };
};
