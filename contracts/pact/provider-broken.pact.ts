import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mapObjects, startBroken, type Answer, type Json } from './broken-server.ts';
import { pactFiles, readPact } from './folder.ts';
import { Provider } from './provider.ts';

// Whether the pacts notice when a server breaks them: each server below is the stand-in with one thing wrong.

const watched = [
  'pageStudents: success',
  'getClassTree: success',
  'addStudent: refused duplicateNumber',
  'addClass: no token',
];
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

const inBody =
  (change: (fields: { [name: string]: Json }) => { [name: string]: Json }) =>
  ({ status, body }: Answer): Answer => ({ status, body: mapObjects(body, change) as Answer['body'] });

const without =
  (dropped: string) =>
  ({ [dropped]: _, ...rest }: { [name: string]: Json }) =>
    rest;

const renamed = (from: string, to: string) => (fields: { [name: string]: Json }) =>
  from in fields ? { ...without(from)(fields), [to]: fields[from]! } : fields;

const changed = (name: string, change: (value: Json) => Json) => (fields: { [name: string]: Json }) =>
  name in fields ? { ...fields, [name]: change(fields[name]!) } : fields;

const faults: Record<string, (answer: Answer) => Answer> = {
  'drops a field of the records': inBody(without('guardianPhone')),
  'drops a field deep in a tree': inBody(without('hasChildren')),
  'renames a field': inBody(renamed('studentNo', 'studentNumber')),
  'gives a number for a string': inBody(changed('schoolId', Number)),
  'gives a string for a number': inBody(changed('studentCount', String)),
  'gives a string for a numbered state': inBody(changed('status', String)),
  'gives a state that nobody knows': inBody(changed('status', () => 7)),
  'gives another format of time': inBody(changed('createTime', () => '2026-10-15T08:00:00')),
  'gives null for an absent text': inBody(changed('graduatedYear', () => null)),
  'leaves the code out': inBody(without('code')),
  'leaves success out': inBody(without('success')),
  'calls msg message': inBody(renamed('msg', 'message')),
  'answers 200 to what it refuses': ({ body }) => ({ status: 200, body }),
  'answers 500 with the right body': ({ body }) => ({ status: 500, body }),
  'finds nothing where there is something': inBody(changed('records', () => [])),
};

describe('a server', () => {
  it('that changes nothing keeps the pact', async () => {
    const { server, url } = await startBroken(provider.app, (answer) => answer);
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
