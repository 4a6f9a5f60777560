import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { envelopeOf } from '../envelope.ts';
import type { Schema } from '../openapi/schema.ts';

const known = new Map<Endpoint, Schema>();

/** The JSON schema of a successful answer. */
export function envelopeSchemaOf(endpoint: Endpoint): Schema {
  const schema = known.get(endpoint) ?? (z.toJSONSchema(envelopeOf(endpoint.data), { io: 'output' }) as Schema);
  known.set(endpoint, schema);
  return schema;
}
