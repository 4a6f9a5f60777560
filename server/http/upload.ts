import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../contracts/envelope.ts';
import type { Upload } from '../../contracts/endpoint.ts';
import { HttpError } from './errors.ts';

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

/** Bytes that the file of an upload may have. */
export const maxBytesOf = ({ maxMb }: Upload): number => maxMb * megabyte;

/** Reads a multipart body up to its file, of which one byte more than allowed can be read. Throws 400 for a broken body. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<Incoming> {
  try {
    return await readParts(request, maxBytesOf(upload) + 1);
  } catch (error) {
    throw brokenOff(error);
  }
}

async function readParts(request: FastifyRequest, fileSize: number): Promise<Incoming> {
  const fields = Object.create(null) as Record<string, string>;
  const parts = request.parts({ limits: { fileSize } });
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type === 'file' && part.fieldname === 'file')
      return { fields: { ...fields }, file: { name: part.filename, stream: part.file } };
    if (part.type === 'file') await drain(part.file);
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  return { fields: { ...fields }, file: { name: '', stream: Readable.from([]) } };
}

/** The bytes of a file; throws 413 where there are more than the call takes, and 400 where they break off. */
export async function bytesOf({ stream }: IncomingFile, upload: Upload): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch (error) {
    throw brokenOff(error);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.byteLength > maxBytesOf(upload)) throw new HttpError(413, texts.tooLarge);
  return bytes;
}

/** The plugin's own refusals carry a status; a body without boundary, cut off or given up on comes without. */
export const brokenOff = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error : new HttpError(400, texts.unreadable);

/**
 * Ends an upload that is refused before its file was read. A sender that is still busy sending would not see the answer:
 * so what may come is taken in, and what is more cuts the connection.
 */
export async function endUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: IncomingFile | undefined,
): Promise<void> {
  if (file && !file.stream.readableEnded && !file.stream.destroyed) await drain(file.stream);
  if (!request.raw.complete) reply.header('Connection', 'close');
}

const drain = (stream: Readable): Promise<void> => finished(stream.resume()).catch(() => undefined);
