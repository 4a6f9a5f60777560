import type { FastifyRequest } from 'fastify';
import { texts } from '../../contracts/envelope.ts';
import { HttpError } from './errors.ts';

/** What came in a multipart body: its text fields and the part named `file`. */
export interface Upload {
  fields: Record<string, string>;
  file: Uint8Array | undefined;
}

/** Reads a multipart body into memory; the limits of the multipart plugin bound its size. Throws 400 for a broken one. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  try {
    return await readParts(request);
  } catch (error) {
    // The plugin's own refusals carry a status; a body without boundary, cut off or given up on comes without.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new HttpError(400, texts.unreadable);
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let file: Uint8Array | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = bytes;
    } else if (typeof part.value === 'string') {
      fields[part.fieldname] = part.value;
    }
  }
  return { fields: { ...fields }, file };
}
