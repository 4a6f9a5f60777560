import { finished } from 'node:stream/promises';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { SheetError, unreadable } from './sheet-error.ts';

const maxUnpacked = 100 * 1024 * 1024;

/**
 * Refuses a zip without the part that makes it a document of its kind, that unpacks to more than 100 MB, or whose
 * directory lies about how much it unpacks to.
 */
export async function guardZip(bytes: Uint8Array, part = 'xl/workbook.xml'): Promise<void> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const zip = await fromBufferPromise(buffer);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (!entries.some(({ fileName }) => fileName === part)) throw new SheetError('notSheet');
    const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (total > maxUnpacked) throw unreadable('解压后超过 100 MB');
    for (const entry of entries) await unpack(zip, entry);
  } catch (error) {
    throw error instanceof SheetError ? error : unreadable('文件已损坏');
  }
}

/** Unpacks an entry to nowhere: the stream fails as soon as there is more than the directory says. */
const unpack = async (zip: ZipFile, entry: Entry): Promise<void> =>
  finished((await zip.openReadStreamPromise(entry)).resume());
