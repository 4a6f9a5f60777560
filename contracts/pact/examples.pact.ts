import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testNow } from '../../server/testing/worlds.ts';
import { callEntries } from '../calls.ts';
import { consoleEntries } from '../console/calls.ts';
import { examples } from '../openapi/examples.ts';
import { recordConsole } from './examples/record-console.ts';
import { recordExamples } from './examples/record.ts';
import { formOf } from './examples/shorten.ts';
import { buildStaged, type StagedApp } from './state-server.ts';

// Whether the examples of the document are what the stand-in takes and answers today. `npm run openapi -- --examples` writes them anew.

let staged: StagedApp;

beforeAll(async () => {
  staged = await buildStaged(inject('worldFile'), testNow);
});

afterAll(() => staged.close());

it('shows what is taken and answered today, for every call', async () => {
  const recorded = await recordExamples(staged.app, staged.stage);
  expect(Object.keys(recorded).sort()).toEqual(callEntries.map(([name]) => name).sort());
  const shown = Object.keys(recorded).map((name) => [name, examples[name]]);
  expect(formOf(Object.fromEntries(shown))).toEqual(formOf(recorded));
});

it('shows what the console takes and answers', async () => {
  const watched = await buildStaged(inject('worldFile'), testNow, { console: { key: '' } });
  const recorded = await recordConsole(watched.app, watched.stage);
  await watched.close();
  const names = consoleEntries.map(([name]) => name);
  const shown = Object.entries(examples).filter(([name]) => names.some((one) => one === name));
  expect(formOf(Object.fromEntries(shown))).toEqual(formOf(recorded));
});
