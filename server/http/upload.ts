import type { FastifyRequest } from 'fastify';

/** What came in a multipart body: its text fields and the part named `file`. */
export interface Upload {
  fields: Record<string, string>;
  file: Uint8Array | undefined;
}

/** Reads a multipart body into memory; the limits of the multipart plugin bound its size. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
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
