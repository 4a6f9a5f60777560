import { describe, expect, it } from 'vitest';
import { agreements, figures, type Told } from './agreements.ts';
import { calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { hasField, rowsOf } from './relations.ts';

/** The fields of rows, and of the input, that are named and not there. */
function missing({ call, field, asked = {}, rows = {} }: Told, more: readonly (string | undefined)[]): string[] {
  const read: Endpoint = calls[call];
  const { row } = rowsOf(read);
  const fields = [field, ...Object.keys(rows), ...more.filter((one) => one !== undefined)];
  return [
    ...fields.filter((one) => !hasField(row, one)),
    ...Object.keys(asked).filter((one) => !(one in read.input.shape)),
  ].map((one) => `${call}.${one}`);
}

/** The fields of the first answer from which the second read is asked. */
const drawn = ({ asked = {}, rows = {} }: Told): string[] =>
  [...Object.values(asked), ...Object.values(rows)].flatMap((given) =>
    given !== null && typeof given === 'object' && 'from' in given ? [given.from] : [],
  );

describe('what reads say of the same', () => {
  it('names reads with fields and inputs that they have', () => {
    const found = [
      ...agreements.flatMap(({ one, other }) => [...missing(one, drawn(other)), ...missing(other, [])]),
      ...figures.flatMap(({ one, counts }) => [
        ...missing(one, [one.of, ...drawn(counts)]),
        ...missing(counts, [counts.by]),
      ]),
    ];
    expect(found).toEqual([]);
    for (const { call } of [...agreements, ...figures].map(({ one }) => one))
      expect(calls[call].effects).toBeUndefined();
  });

  it('says of each figure about rows whose rows they are', () => {
    for (const { one, counts } of figures) expect(one.of === undefined).toBe(counts.by === undefined);
  });
});
