import type { Law } from './law.ts';

/** What the input of a read does to its answer. */
export const readLaws = (): Law[] => [];
