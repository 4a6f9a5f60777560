import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Service } from '../endpoint.ts';
import { pactFileOf, readPact, type PactFile } from './folder.ts';
import { Provider } from './provider.ts';

/** Interactions that are verified at a time: Pact takes longer for each the more there are. */
const partSize = 80;

function partsOf(service: Service): (readonly [name: string, from: number, to: number, part: PactFile])[] {
  const pact = readPact(pactFileOf(service));
  const starts = Array.from({ length: Math.ceil(pact.interactions.length / partSize) }, (_, at) => at * partSize);
  return starts.map((start) => {
    const interactions = pact.interactions.slice(start, start + partSize);
    return [service, start + 1, start + interactions.length, { ...pact, interactions }];
  });
}

/** Tests whether the stand-in keeps what the consumer's tests have pinned of these services. */
export function keepPactsOf(services: readonly Service[]): void {
  let provider: Provider;

  beforeAll(async () => {
    provider = await Provider.start(inject('worldFile'));
  });

  afterAll(() => provider.close());

  describe('the stand-in', () => {
    it.each(services.flatMap(partsOf))('keeps the pact of %s, interactions %i to %i', async (_, _from, _to, part) => {
      expect(await provider.verify(part)).toBe('');
      expect(provider.troubles).toEqual([]);
    });
  });
}
