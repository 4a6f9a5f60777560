import { closeScenarioPool } from '../engines/sandboxes/pool.ts';
import { closeSnapshotPool } from '../engines/snapshots/pool.ts';
import { closeConsolePool } from './pool.ts';

/** What ends the threads and processes that work for the console alone. */
export const consolePools = [closeConsolePool, closeScenarioPool, closeSnapshotPool];
