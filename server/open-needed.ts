import { openThose } from './database/open-those.ts';
import { filesDirOf } from './database/sandbox.ts';
import { isLarge, type Sandboxes } from './database/sandboxes.ts';
import { hasDrafts } from './engines/files/store.ts';
import { hasOpenJobsIn } from './jobs/jobs.queries.ts';

/** Small ones are looked through, so that a damaged one is known at once; of others those in which a killed server has left work or files. */
const needsOpening = (file: string): boolean => !isLarge(file) || hasDrafts(filesDirOf(file)) || hasOpenJobsIn(file);

/** Opens at the start those sandboxes that have something to go on with, and those that cost nothing. */
export const openNeeded = (sandboxes: Sandboxes): Promise<void> => openThose(sandboxes, needsOpening);
