import type { TakeTask } from '../snapshots/tasks.ts';

/** A sandbox to look at, or to take back to what it held before. */
export interface RestoringTask {
  act: 'compare' | 'restore';
  dataDir: string;
  name: string;
  /** `yyyy-MM-dd HH:mm:ss` of the system's time. */
  now: string;
  /** The file of a snapshot; without one it is about what the sandbox began with. */
  snapshot?: string;
  /** The snapshot that is taken first, so that it can be undone. */
  before?: TakeTask;
}

/** What has changed since then, by what it is called; a restoring tells nothing. */
export interface Difference {
  label: string;
  count: number;
}
