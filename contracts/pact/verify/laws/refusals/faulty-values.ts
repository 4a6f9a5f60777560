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
  过长: '长'.repeat(2000),
  位数过多: '1'.repeat(2000),
  超出范围: '99999999',
};

/** What only JSON can hold. */
const values: Record<string, unknown> = {
  类型不符: { of: 'another type' },
  null: null,
  空白: '',
};

/** Every way in which a single field of an input can be at fault by what is declared of it. */
export function faultyInputs({ endpoint }: Planned, input: Record<string, unknown>): Faulty[] {
  const wrongs = Object.entries(hasQuery(endpoint) ? texts : { ...texts, ...values });
  return Object.keys(endpoint.input.shape).flatMap((field) => {
    const { [field]: _, ...rest } = input;
    const all = [
      { field, what: '缺少', input: rest },
      ...wrongs.map(([what, value]) => ({ field, what, input: { ...input, [field]: value } })),
    ];
    return all.filter((one) => isAtFault(endpoint.input, one));
  });
}

/** Whether that field alone is at fault. */
function isAtFault(schema: z.ZodObject, { field, input }: Faulty): boolean {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.length > 0 && issues.every(({ path }) => path[0] === field);
}
