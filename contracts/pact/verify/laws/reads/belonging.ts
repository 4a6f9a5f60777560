import type * as z from 'zod';
import { callEntries } from '../../../../calls.ts';
import type { Kind } from '../../../../kinds.ts';
import { aboutId, idFields, idsAt, items, partsOf } from '../../../../walk.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { withoutIndexes } from '../../../../answers/values.ts';
import { foreignValueOf } from '../../../../lies/foreign.ts';
import { NotExercised, type Law } from '../law.ts';
import { howOf, lawOf, ownIdOf, ownInput, type Subject } from './subject.ts';
import { wholeOf } from './whole.ts';

/** Nothing that an answer lists is what the state says is somebody else's. */
export function belongingLaws(subject: Subject): Law[] {
  const fields = idFields(subject.endpoint.data).filter(
    ({ path, about }) => path.includes(items) && foreignValueOf(about.of) !== undefined,
  );
  if (fields.length === 0 || subject.endpoint.open) return [];
  return [
    lawOf(subject, '不含他人的内容', async (prober) => {
      const data =
        subject.rows.shape === 'page'
          ? { records: (await wholeOf(subject, prober)).rows }
          : await prober.data(subject.call, ownInput(subject, prober), howOf(subject));
      const known = fields.filter(({ about }) => prober.values[foreignValueOf(about.of)!] !== undefined);
      if (known.length === 0) throw new NotExercised('状态没有给出他人的内容');
      return known.flatMap(({ path, about }): Deviation[] => {
        const foreign = idsAt(data, path).filter((id) => id === prober.values[foreignValueOf(about.of)!]).length;
        const keys = path.map((step) => (step === items ? 0 : step));
        return foreign === 0
          ? []
          : [deviation(withoutIndexes(['data', ...keys]), '调用者可及的内容', `${foreign} 项是他人的`)];
      });
    }),
  ];
}

let owners: Set<string> | undefined;

/** Whether rows, wherever they are shown, hold the one thing of a kind to which they belong. */
export function belongsToOne(row: z.ZodType, kind: Kind): boolean {
  if (ownIdOf(row) === undefined) return false;
  owners ??= new Set(
    callEntries.flatMap(([, { data }]) => [...partsOf(data)].flatMap(({ schema }) => ownersIn(schema))),
  );
  return owners.has(`${row.meta()?.['x-row'] as string} ${kind}`);
}

function ownersIn(schema: z.ZodType): string[] {
  const kind = schema.meta()?.['x-row'] as string | undefined;
  if (kind === undefined) return [];
  const fields = Object.values((schema as { shape?: Record<string, z.ZodType> }).shape ?? {});
  return fields.flatMap((field) => aboutId(field)?.of ?? []).map((owner) => `${kind} ${owner}`);
}
