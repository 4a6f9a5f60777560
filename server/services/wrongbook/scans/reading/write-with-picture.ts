import { Readable } from 'node:stream';
import { writeWhenFree } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { discard, keep, receive } from '../../../../engines/files/store.ts';

/** Writes a picture beside the files; it is kept where the write that gets its hash returns true, and leaves nothing behind else. */
export async function writeWithPicture(
  sandbox: Sandbox,
  picture: Uint8Array,
  change: (hash: string) => boolean,
): Promise<void> {
  const draft = await receive(sandbox.filesDir, Readable.from([Buffer.from(picture)]), Number.POSITIVE_INFINITY);
  try {
    await writeWhenFree(sandbox, () => {
      if (change(draft.hash)) keep(sandbox.filesDir, draft);
    });
  } finally {
    // Nothing is left of it where it was kept.
    discard(draft);
  }
}
