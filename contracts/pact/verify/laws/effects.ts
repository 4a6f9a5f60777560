import type { Law } from './law.ts';

/** What a write does shows in the reads that it names, and in no other. */
export const effectLaws = (): Law[] => [];
