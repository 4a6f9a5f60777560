import * as z from 'zod';
import type { Schema } from '../openapi/schema.ts';

/** Fields of a page that callers may rely on. */
export const pageFields = ['records', 'total', 'size', 'current', 'pages'];

/** Whether a schema is that of a page. */
export const isPage = ({ properties }: Schema): boolean => pageFields.every((field) => properties?.[field]);

/** Whether a call lists: its data is a list or a page. */
export function lists(data: z.ZodType): boolean {
  const schema = z.toJSONSchema(data, { io: 'output' }) as Schema;
  return schema.type === 'array' || isPage(schema);
}
