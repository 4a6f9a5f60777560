import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import type { MadeScans, ScanInput, ScanProgress } from './tasks.ts';

const pool = new TaskPool<ScanInput, MadeScans, ScanProgress>({
  label: '模拟扫描',
  place: 'process',
  entry: entryOf('simulation-worker', 'engines/simulation/worker.ts'),
  timeLimit: 600_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`模拟扫描失败：${reason}`),
});

/** Makes scans in a process of their own, and tells page by page how far it is. */
export const makeScansApart = (input: ScanInput, onProgress?: (progress: ScanProgress) => void): Promise<MadeScans> =>
  pool.run(input, { onProgress });

/** Ends the process, after the last request has been answered. */
export const closeSimulationPool = (): Promise<void> => pool.close();
