import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBroken } from './broken-server.ts';
import { faults, otherNames, tolerated, watched } from './faults.ts';
import { pactFileOf, readPact } from './folder.ts';
import { Provider } from './provider.ts';

// Whether the pacts notice when a server breaks them: each server below is the stand-in with one thing wrong.

const vesta = readPact(pactFileOf('vesta'));
const pact = { ...vesta, interactions: vesta.interactions.filter(({ description }) => watched.includes(description)) };

let provider: Provider;

beforeAll(async () => {
  expect(pact.interactions).toHaveLength(watched.length);
  provider = await Provider.start(inject('worldFile'));
});

afterAll(() => provider.close());

describe('a server', () => {
  it.each(Object.entries(tolerated))('that %s keeps the pact', async (_, spoil) => {
    const { server, url } = await startBroken(provider.app, spoil);
    expect(await provider.verify(pact, url)).toBe('');
    server.close();
  });

  it.each(Object.entries({ ...faults, ...otherNames }))('that %s breaks the pact', async (_, spoil) => {
    const { server, url } = await startBroken(provider.app, spoil);
    expect(await provider.verify(pact, url)).toMatch('pact failures');
    server.close();
    expect(provider.troubles).toEqual([]);
  });
});
