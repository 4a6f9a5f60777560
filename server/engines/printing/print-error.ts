import { TaskRefused } from '../../workers/messages.ts';

/** A document that cannot be printed, and why. */
export class PrintError extends TaskRefused<'notPrintable'> {
  override name = 'PrintError';
}

/** A document that cannot be printed, with a reason for people. */
export const notPrintable = (reason: string): PrintError => new PrintError('notPrintable', { reason });
