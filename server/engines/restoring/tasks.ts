/** A sandbox to look at, or to take back to what it began with. */
export interface RestoringTask {
  act: 'compare' | 'restore';
  dataDir: string;
  name: string;
  /** `yyyy-MM-dd HH:mm:ss` of the system's time. */
  now: string;
}

/** What has changed since the beginning, by what it is called; a restoring tells nothing. */
export interface Difference {
  label: string;
  count: number;
}
