import type { Manifest } from './manifest.ts';

/** Which sandbox a task is about. */
interface OfSandbox {
  dataDir: string;
  name: string;
}

/** Takes a snapshot. */
export interface TakeTask extends OfSandbox {
  act: 'take';
  root: string;
  id: string;
  label: Pick<Manifest, 'title' | 'why' | 'createTime' | 'moment'>;
}

/** Packs into a snapshot what was laid aside for it. */
export interface PackTask extends Omit<TakeTask, 'act'> {
  act: 'pack';
}

/** Looks through a file that came from elsewhere, and puts it among the snapshots of a sandbox. */
export interface ReceiveTask extends OfSandbox {
  act: 'receive';
  root: string;
  id: string;
  file: string;
  /** "" to keep the one that it has. */
  title: string;
}

/** Makes a sandbox of a snapshot. */
export interface OpenTask extends OfSandbox {
  act: 'open';
  file: string;
  /** Whether the file came from elsewhere, and is looked through page by page. */
  isForeign: boolean;
  about: object;
  /** Whether it goes on from another server: people stay signed in, and what lies here under that name is older. */
  goesOn?: boolean;
  /** The file of what it began with; without one it begins as the snapshot. */
  beginning?: string;
}

/** Keeps what a sandbox began with in a file. */
export interface BeginningTask extends OfSandbox {
  act: 'beginning';
  file: string;
}

export type SnapshotTask = TakeTask | PackTask | ReceiveTask | OpenTask | BeginningTask;

/** A snapshot with its size in bytes. */
export interface Snapshot extends Manifest {
  id: string;
  bytes: number;
}
