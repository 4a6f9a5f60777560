import { closeSync, openSync } from 'node:fs';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { formatVersion, hashIn, manifestSchema, parts, type Manifest } from './manifest.ts';
import { SnapshotRefused } from './refused.ts';

/** The most that a snapshot may hold, in bytes and in parts: its directory is read as a whole. */
const mostBytes = 2_147_483_648;
const mostParts = 50_000;
/** The most bytes of what is read as text. */
const mostText = 65_536;

const texts: readonly string[] = [parts.manifest, parts.key, parts.about];
const all: readonly string[] = Object.values(parts);

/** A snapshot that is open, with its parts by name. */
export interface Opened {
  fd: number;
  zip: ZipFile;
  entries: ReadonlyMap<string, Entry>;
  manifest: Manifest;
}

/**
 * Opens a snapshot, which a stranger may have made: it has the parts of one and no others, each of them once and as long as
 * it says, and says itself what it is. Parts that are compressed are refused, so that none unpacks to more than the file holds.
 */
export async function openSnapshot(file: string): Promise<Opened> {
  const fd = openThere(file);
  try {
    const zip = await fromFdPromise(fd, { autoClose: false, strictFileNames: true });
    if (zip.fileSize > mostBytes || zip.entryCount > mostParts) throw new SnapshotRefused('tooLarge');
    const entries = await entriesOf(zip);
    const manifest = readManifest(await readText(zip, entries.get(parts.manifest)));
    if (!entries.has(parts.database)) throw new SnapshotRefused('notSnapshot');
    return { fd, zip, entries, manifest };
  } catch (error) {
    closeSync(fd);
    throw refusedOf(error);
  }
}

function openThere(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new SnapshotRefused('gone') : error;
  }
}

/** What goes wrong in reading what is no snapshot is no fault of ours; what the system says is. */
function refusedOf(error: unknown): unknown {
  return error instanceof SnapshotRefused || (error as NodeJS.ErrnoException).syscall !== undefined
    ? error
    : new SnapshotRefused('notSnapshot');
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let left = zip.fileSize;
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize;
    // Parts may share their bytes, and then be more than the file.
    if (!isExpected(entry) || entries.has(entry.fileName) || left < 0) throw new SnapshotRefused('notSnapshot');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

const stored = 0;

function isExpected({
  fileName,
  compressionMethod,
  compressedSize,
  uncompressedSize,
  generalPurposeBitFlag,
}: Entry): boolean {
  const isPlain = compressionMethod === stored && compressedSize === uncompressedSize && !(generalPurposeBitFlag & 1);
  const isShort = !texts.includes(fileName) || uncompressedSize <= mostText;
  return isPlain && isShort && (all.includes(fileName) || hashIn(fileName) !== undefined);
}

/** A short part as text; "" where it is missing. */
export async function readText(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function readManifest(text: string): Manifest {
  const said = JSON.parse(text) as { format?: unknown; version?: unknown };
  if (said.format === 'understudy-snapshot' && Number(said.version) > formatVersion) throw new SnapshotRefused('newer');
  return manifestSchema.parse(said);
}
