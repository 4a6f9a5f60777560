import { TaskRefused } from '../../workers/messages.ts';

/** Why a file cannot be taken or shown; each is a refusal of a contract. */
export type FileErrorCode = 'notAccepted' | 'unreadable';

/** A file that cannot be taken or shown. */
export class FileError extends TaskRefused<FileErrorCode> {
  override name = 'FileError';
}

/** A file of the right kind that cannot be read, and why. */
export const unreadable = (reason: string): FileError => new FileError('unreadable', { reason });
