import { threadEntry } from '../../threads/entry.ts';
import { TaskThread } from '../../threads/task-thread.ts';
import type { PrintDocument, PrintResult } from './document.ts';
import { notPrintable, PrintError } from './print-error.ts';

const thread = new TaskThread<PrintDocument, PrintResult>({
  label: '打印',
  entry: threadEntry('print-thread', 'engines/printing/thread.ts'),
  timeLimit: 120_000,
  refusal: (_, values) => new PrintError('notPrintable', values),
  unreadable: notPrintable,
});

/** Prints a document in a thread of its own; rejects with PrintError for one that cannot be printed. */
export const printInThread = (document: PrintDocument): Promise<PrintResult> => thread.run(document);

/** Ends the thread, after the last request has been answered. */
export const closePrintPool = (): Promise<void> => thread.close();
