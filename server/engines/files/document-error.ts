import { TaskRefused } from '../../threads/messages.ts';

/** Why a file cannot be taken or shown; each is a refusal of a contract. */
export type DocumentErrorCode = 'notAccepted' | 'unreadable';

/** A file that cannot be taken or shown. */
export class DocumentError extends TaskRefused<DocumentErrorCode> {
  override name = 'DocumentError';
}

/** A file of the right kind that cannot be read, and why. */
export const unreadable = (reason: string): DocumentError => new DocumentError('unreadable', { reason });
