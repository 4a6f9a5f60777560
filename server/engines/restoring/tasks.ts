import type { TakeTask } from '../snapshots/tasks.ts';

/** A sandbox to look at, to take back to what it held before, or to copy. */
export interface RestoringTask {
  act: 'compare' | 'restore' | 'copy';
  dataDir: string;
  name: string;
  /** `yyyy-MM-dd HH:mm:ss` of the system's time. */
  now: string;
  /** The file of a snapshot; without one it is about what the sandbox began with. */
  snapshot?: string;
  /** The snapshot that is taken first, so that it can be undone. */
  before?: TakeTask;
  /** The file that a copy is written to. */
  to?: string;
}

/** What has changed since then, by what it is called; the others tell nothing. */
export interface Difference {
  label: string;
  count: number;
}
