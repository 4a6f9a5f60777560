import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { texts } from '../../contracts/envelope.ts';
import type { Endpoint, Upload } from '../../contracts/endpoint.ts';
import { generalRefusal, HttpError } from './errors.ts';

/** A file on its way in, which can be read once. */
export interface IncomingFile {
  /** As the sender calls it, without a path. */
  name: string;
  stream: Readable & { truncated?: boolean };
}

/** What came of a multipart body before its file: text fields, and the part named `file`, empty where none came. */
export interface Incoming {
  fields: Record<string, string>;
  file: IncomingFile;
}

const megabyte = 1_048_576;

/**
 * Bytes of a part that are held before the reading of its body waits for whoever takes them: more than a socket ever hands
 * over at once. For a part that nobody takes and that ends within what came, the parser would wait for ever.
 */
const heldBack = 131_072;

/** Bytes that a body may have beside its file: text fields, and what stands around the parts. */
const mostBeside = megabyte;

/** Bytes that the whole body of an upload may have. */
const maxBodyBytesOf = (upload: Upload): number => maxBytesOf(upload) + mostBeside;

/** Bytes that the file of an upload may have. */
export const maxBytesOf = ({ maxMb }: Upload): number => maxMb * megabyte;

/**
 * Reads a multipart body up to its file, of which one byte more than allowed can be read. Throws 400 for a broken body, and
 * 413 for one whose file does not come.
 */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<Incoming> {
  const most = maxBytesOf(upload);
  try {
    return await Promise.race([tooMuch(request, maxBodyBytesOf(upload)), readParts(request, most + 1)]);
  } catch (error) {
    throw brokenOff(error);
  }
}

/** Rejects once more bytes have come: a part that nobody asked for may have no end. */
const tooMuch = ({ raw }: FastifyRequest, most: number): Promise<never> =>
  new Promise((_, reject) => {
    let size = 0;
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(generalRefusal('tooLarge', texts.tooLarge));
    });
  });

async function readParts(request: FastifyRequest, fileSize: number): Promise<Incoming> {
  const fields = Object.create(null) as Record<string, string>;
  const parts = request.parts({ limits: { fileSize }, isPartAFile, fileHwm: heldBack });
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type === 'file' && part.fieldname === 'file')
      return { fields: { ...fields }, file: { name: part.filename, stream: part.file } };
    if (part.type === 'file') await drain(part.file);
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  return { fields: { ...fields }, file: { name: '', stream: Readable.from([]) } };
}

/** A part without the name of a file is a field, whatever its type: so it is for the services. */
const isPartAFile = (_field: string | undefined, _type: string | undefined, fileName: string | undefined): boolean =>
  fileName !== undefined;

/** The bytes of a file; throws 413 where there are more than the call takes, and 400 where they break off. */
export function bytesOf({ stream }: IncomingFile, upload: Upload): Promise<Uint8Array> {
  return collect(stream, maxBytesOf(upload));
}

/** The body of an upload as it comes, with what is around its file; throws as for a file. */
export const bodyBytesOf = ({ raw }: FastifyRequest, upload: Upload): Promise<Buffer> =>
  collect(raw, maxBodyBytesOf(upload));

async function collect(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = most;
  try {
    for await (const chunk of stream) {
      left -= chunk.byteLength;
      if (left < 0) throw generalRefusal('tooLarge', texts.tooLarge);
      chunks.push(chunk);
    }
  } catch (error) {
    throw brokenOff(error);
  }
  return Buffer.concat(chunks);
}

/**
 * The plugin's own refusals carry a status, and a disk that is full names the system's call; a body without boundary, cut
 * off or given up on has neither.
 */
export const brokenOff = (error: unknown): unknown =>
  error instanceof HttpError || (error instanceof Error && ('statusCode' in error || 'syscall' in error))
    ? error
    : generalRefusal('unreadable', texts.unreadable);

/**
 * Goes on reading what still comes when the answer is given: who is busy sending would not see it, and who waits with the
 * next request would wait for ever. What is more than another upload cuts the connection.
 */
export function readOn({ raw }: FastifyRequest, { upload }: Pick<Endpoint, 'upload'>): void {
  if (raw.complete) return;
  let left = (upload ? maxBytesOf(upload) : 0) + mostBeside;
  raw.unpipe().on('data', (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

/** Reads a file to its end or to the limit, where a file without an end has come to one. */
async function drain(stream: Readable): Promise<void> {
  const limit = new Promise<void>((resolve) => stream.once('limit', resolve));
  await Promise.race([limit, finished(stream.resume())]).catch(() => undefined);
}
