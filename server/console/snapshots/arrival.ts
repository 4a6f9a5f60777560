import type { Endpoint } from '../../../contracts/endpoint.ts';
import type { Sandboxes } from '../../database/sandboxes.ts';
import { discard, FileTooLarge, receive } from '../../engines/files/store.ts';
import { arrivalsFolder } from '../../engines/snapshots/places.ts';
import { SnapshotRefused } from '../../engines/snapshots/refused.ts';
import { brokenOff, maxBytesOf, type IncomingFile } from '../../http/upload.ts';
import { refused } from './snapshot-route.ts';

/** Lets a file come in whole where snapshots lie, and be looked at; it is gone again unless it was moved on. */
export async function withArrival<T>(
  { snapshotDir }: Sandboxes,
  endpoint: Endpoint,
  file: IncomingFile | undefined,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (!file || !endpoint.upload) throw refused(endpoint, 'notSnapshot');
  const draft = await receive(arrivalsFolder(snapshotDir), file.stream, maxBytesOf(endpoint.upload)).catch(
    (error: unknown) => {
      throw error instanceof FileTooLarge ? new SnapshotRefused('tooLarge') : brokenOff(error);
    },
  );
  try {
    return await use(draft.path);
  } finally {
    discard(draft);
  }
}
