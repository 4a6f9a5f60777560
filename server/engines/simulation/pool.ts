import { threadEntry } from '../../threads/entry.ts';
import { TaskThread } from '../../threads/task-thread.ts';
import type { MadeScans, ScanInput, ScanProgress } from './tasks.ts';

const thread = new TaskThread<ScanInput, MadeScans, ScanProgress>({
  label: '模拟扫描',
  entry: threadEntry('simulation-thread', 'engines/simulation/thread.ts'),
  timeLimit: 600_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`模拟扫描失败：${reason}`),
});

/** Makes scans in a thread of their own, and tells page by page how far it is. */
export const makeScansInThread = (
  input: ScanInput,
  onProgress?: (progress: ScanProgress) => void,
): Promise<MadeScans> => thread.run(input, onProgress);

/** Ends the thread, after the last request has been answered. */
export const closeSimulationPool = (): Promise<void> => thread.close();
