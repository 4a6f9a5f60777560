import type { Thoroughness } from '../../database/damage.ts';

/** A database file to look through. */
export interface Examination {
  file: string;
  how: Thoroughness;
}

/** What is damaged in it, null where nothing is. */
export type Finding = string | null;
