import { describe, expect, it } from 'vitest';
import { callEntries } from '../calls.ts';
import { pactFiles, readPact, services } from './folder.ts';
import { isImpossible, plannedOf, requiredOf } from './plan.ts';

// Whether the pacts leave nothing out: every call with every case that it must have.

const pinned = new Map(
  pactFiles().map((file) => {
    const { provider, interactions } = readPact(file);
    return [provider.name, new Set(interactions.map(({ description }) => description))];
  }),
);

describe('the pacts', () => {
  it('are one for each service', () => {
    expect([...pinned.keys()].sort()).toEqual([...services].sort());
  });

  it.each(callEntries)('pin %s in every case that it must have', (call, endpoint) => {
    const known = pinned.get(endpoint.service) ?? new Set();
    const missing = requiredOf(call, endpoint).filter(
      (name) => !known.has(`${call}: ${name}`) && !isImpossible(call, name),
    );
    expect(missing).toEqual([]);
  });

  it.each(callEntries)('hold every planned interaction of %s', (call, endpoint) => {
    const known = pinned.get(endpoint.service) ?? new Set();
    expect(
      plannedOf(call, endpoint)
        .map(({ name }) => `${call}: ${name}`)
        .filter((description) => !known.has(description)),
    ).toEqual([]);
  });
});
