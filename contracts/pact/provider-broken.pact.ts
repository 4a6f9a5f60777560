import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBroken } from './broken-server.ts';
import { faults, tolerated, watched } from './faults.ts';
import { pactFiles, readPact } from './folder.ts';
import { Provider } from './provider.ts';

// Whether the pacts notice when a server breaks them: each server below is the stand-in with one thing wrong.

const folder = mkdtempSync(join(tmpdir(), 'understudy-broken-'));
const pactFile = join(folder, 'watched.json');

let provider: Provider;

beforeAll(async () => {
  const vesta = readPact(pactFiles().find((file) => file.includes('vesta'))!);
  const interactions = vesta.interactions.filter(({ description }) => watched.includes(description));
  expect(interactions).toHaveLength(watched.length);
  writeFileSync(pactFile, JSON.stringify({ ...vesta, interactions }));
  provider = await Provider.start(inject('worldFile'));
});

afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a server', () => {
  it.each(Object.entries(tolerated))('that %s keeps the pact', async (_, spoil) => {
    const { server, url } = await startBroken(provider.app, spoil);
    expect(await provider.verify('vesta', pactFile, url)).toBe('');
    server.close();
  });

  it.each(Object.entries(faults))('that %s breaks the pact', async (_, spoil) => {
    const { server, url } = await startBroken(provider.app, spoil);
    expect(await provider.verify('vesta', pactFile, url)).toMatch('pact failures');
    server.close();
    expect(provider.troubles).toEqual([]);
  });
});
