import type { Progress } from '../../../../contracts/constants/tasks.ts';

/** Hears how far a print has come. */
type Tell = (progress: Progress) => void;

/** Tells how many of all are done in a stage. */
export const telling =
  (tell: Tell, stage: Progress['stage'], total: number) =>
  (done: number): void =>
    tell({ stage, done, total });
