import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { takenFromState } from './case.ts';
import { pactFiles, readPact } from './folder.ts';
import { allPlanned, descriptionOf } from './plan.ts';
import { Provider } from './provider.ts';
import type { StateValues } from './state-values.ts';
import { states, type StateName } from './states/states.ts';

// Whether the provider can bring about what the pacts begin with.

let provider: Provider;

beforeAll(async () => {
  provider = await Provider.start(inject('worldFile'));
});

afterAll(() => provider.close());

describe('the states of the provider', () => {
  it('are those of the interactions, no more and no less', () => {
    const interactions = pactFiles().flatMap((file) => readPact(file).interactions);
    const asked = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
    expect([...new Set(asked)].sort()).toEqual(Object.keys(states).sort());
  });

  it('give every value that an interaction takes from them', () => {
    const planned = allPlanned();
    const given = new Map<StateName, StateValues>();
    for (const name of new Set(planned.map((one) => one.states[0]!))) given.set(name, provider.enter(name));
    const missing = planned.flatMap((one) =>
      takenFromState(one.input)
        .filter((name) => !given.get(one.states[0]!)?.[name])
        .map((name) => `${descriptionOf(one)}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
