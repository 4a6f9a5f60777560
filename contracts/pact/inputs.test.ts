import { expect, it } from 'vitest';
import { callEntries } from '../calls.ts';
import { furtherOf } from './further/further-of.ts';
import { plannedOf } from './plan.ts';

it.each(callEntries)('each field of the input of %s is sent by a case that is not refused', (call, endpoint) => {
  const cases = [...plannedOf(call, endpoint), ...furtherOf(call, endpoint)];
  const sent = new Set(
    cases.filter(({ expected }) => expected.kind !== 'refusal').flatMap(({ input }) => Object.keys(input)),
  );
  expect(Object.keys(endpoint.input.shape).filter((field) => !sent.has(field))).toEqual([]);
});

it('no further case is without a field that the others do not send, or another value', () => {
  const further = callEntries.flatMap(([call, endpoint]) => furtherOf(call, endpoint));
  const inputs = further.map(({ call, input }) => `${call} ${JSON.stringify(input)}`);
  expect(new Set(inputs).size).toBe(inputs.length);
});
