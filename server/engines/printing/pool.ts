import { availableParallelism } from 'node:os';
import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import type { PrintOrder, PrintResult } from './document.ts';
import { notPrintable, PrintError } from './print-error.ts';

/** So that one who prints hundreds of pages leaves room for another, even where there is one core. */
const processCount = Math.min(3, Math.max(2, availableParallelism() - 1));

/** Documents that wait at a time, of all who print: the last of them for about half a minute. */
const mostWaiting = 32;

const pool = new TaskPool<PrintOrder, PrintResult>({
  label: '打印',
  place: 'process',
  entry: entryOf('print-worker', 'engines/printing/worker.ts'),
  size: processCount,
  perTurn: 1,
  mostWaiting,
  timeLimit: 120_000,
  refusal: (_, values) => new PrintError('notPrintable', values),
  unreadable: notPrintable,
});

/**
 * Prints a document of someone in a process of its own; rejects with PrintError for one that cannot be printed,
 * with PoolFull where too many wait, with TaskDropped once the signal aborts.
 */
export const printApart = (document: PrintOrder, turn: string, signal?: AbortSignal): Promise<PrintResult> =>
  pool.run(document, { turn, signal });

/** Ends the processes, after the last request has been answered. */
export const closePrintPool = (): Promise<void> => pool.close();
