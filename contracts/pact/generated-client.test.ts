import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, schoolIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { openapiDocument } from '../openapi/document.ts';
import { fixtureBytes } from './fixtures.ts';
import { compile, typesOf } from './generated/build.ts';
import { program } from './generated/program.ts';

// Whether somebody who has the document alone gets a client that compiles and works.

// Inside the project, where the program finds its packages.
const artefacts = join(import.meta.dirname, '../../.artefacts');

interface Program {
  work: (baseUrl: string, known: object) => Promise<Record<string, unknown>>;
}

let server: TestApp;
let folder: string;
let types: string;

beforeAll(async () => {
  server = await startTestApp();
  mkdirSync(artefacts, { recursive: true });
  folder = mkdtempSync(join(artefacts, 'client-'));
  types = await typesOf(openapiDocument());
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

it('compiles, objects to what is wrong, and works', async () => {
  expect(compile(folder, types, program)).toEqual([]);
  const { work } = (await import(pathToFileURL(join(folder, 'program.js')).href)) as Program;
  const file = new Blob([new Uint8Array(fixtureBytes('pdf'))], { type: 'application/pdf' });
  const known = { account: 'school-admin', password, schoolId: schoolIds.junior, file };
  const done = await work(await server.app.listen({ host: '127.0.0.1', port: 0 }), known);
  expect(done).toMatchObject({
    token: expect.stringMatching(/./),
    rows: [{ id: done['id'], name: '王小明' }],
    sent: { documentId: done['documentId'] },
    refused: '学号 CLIENT0001 已被 王小明 使用',
  });
  expect(done['documentId']).toMatch(/^\d+$/);
});

it('no longer compiles where the document says less, or more', () => {
  expect(compile(folder, types.replaceAll('studentNo', 'number'), program).join()).toContain('studentNo');
  const looser = types.replaceAll('schoolId: string', 'schoolId?: string');
  expect(compile(folder, looser, program)).toEqual(["Unused '@ts-expect-error' directive."]);
});
