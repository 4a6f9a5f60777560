import { TaskRefused } from '../../workers/messages.ts';

/** A file or a page of it that cannot be read, and why. */
export class ScanError extends TaskRefused<'unreadable'> {
  override name = 'ScanError';
}

/** A file or page that cannot be read, with a reason for people. */
export const unreadable = (reason: string): ScanError => new ScanError('unreadable', { reason });
