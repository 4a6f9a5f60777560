import type * as z from 'zod';
import { hasQuery } from '../../../../endpoint.ts';
import type { Planned } from '../../../plan.ts';

/** A field with something wrong in it, and in which way. */
export interface Faulty {
  field: string;
  what: string;
  input: Record<string, unknown>;
}

/** What stands in a field whose text is at fault, as a query and as JSON. */
const texts: Record<string, string> = {
  不合格式: '不合格式\u0007',
  超出范围: '99999999',
};

/** What only JSON can hold. */
const values: Record<string, unknown> = {
  类型不符: { of: 'another type' },
  null: null,
  空白: '',
};

/** How long a text is tried until it is longer than is declared. */
const lengths = [32, 256, 2048];

/** Characters of a query that any server reads: more is refused before anybody looks at the field. */
const mostInQuery = 4000;

/** Every way in which a single field of an input can be at fault by what is declared of it. */
export function faultyInputs({ endpoint }: Planned, input: Record<string, unknown>): Faulty[] {
  const inQuery = hasQuery(endpoint);
  const wrongs = Object.entries(inQuery ? texts : { ...texts, ...values });
  return Object.keys(endpoint.input.shape).flatMap((field) => {
    const { [field]: _, ...rest } = input;
    const all = [
      { field, what: '缺少', input: rest },
      ...wrongs.map(([what, value]) => ({ field, what, input: { ...input, [field]: value } })),
    ].filter((one) => isAtFault(endpoint.input, one));
    return [...all, ...tooLong(endpoint.input, field, input, inQuery ? mostInQuery : Infinity)];
  });
}

/** The shortest text that is too long for a field in which a short one is right, where `most` characters can say it. */
function tooLong(schema: z.ZodObject, field: string, input: Record<string, unknown>, most: number): Faulty[] {
  const holding = (value: string): Faulty => ({ field, what: '过长', input: { ...input, [field]: value } });
  const letter = ['长', '1'].find((one) => schema.safeParse(holding(one).input).success);
  if (letter === undefined) return [];
  return lengths
    .map((length) => letter.repeat(length))
    .filter((value) => encodeURIComponent(value).length <= most && isAtFault(schema, holding(value)))
    .slice(0, 1)
    .map(holding);
}

/** Whether that field alone is at fault. */
function isAtFault(schema: z.ZodObject, { field, input }: Faulty): boolean {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.length > 0 && issues.every(({ path }) => path[0] === field);
}
