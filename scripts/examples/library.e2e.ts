import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inProject } from '../lib/paths.mjs';
import { runNode, toolPath } from '../lib/run.mjs';

// The examples of the library are carried out as they stand, in a project that has the package and nothing else of this one.

const modules = ['understudy', 'vitest', 'playwright-core', 'typescript7', '@types'];

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'understudy-library-'));
  mkdirSync(join(project, 'node_modules'));
  for (const name of modules)
    symlinkSync(
      name === 'understudy' ? inProject('.') : inProject('node_modules', name),
      join(project, 'node_modules', name),
    );
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const example = (name: string): string => join(import.meta.dirname, 'library', name);
  copyFileSync(example('with-vitest.ts'), join(project, 'roster.test.ts'));
  copyFileSync(example('with-playwright.ts'), join(project, 'sign-in.ts'));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (args: string[]) =>
  runNode(args, { capture: true, cwd: project, env: { CHROME_PATH: inject('browserPath') } });

it('tests of another project ask, break, set the clock and begin anew', async () => {
  const { code, output } = await run([
    toolPath('vitest'),
    'run',
    '--root',
    project,
    '--testTimeout',
    '300000',
    '--hookTimeout',
    '300000',
  ]);
  expect([code, output]).toEqual([0, expect.stringContaining('3 passed')]);
});

it('a browser of another project signs in to a world of its own', async () => {
  const { code, output } = await run([toolPath('tsx'), join(project, 'sign-in.ts')]);
  expect([code, output.trim()]).toEqual([0, expect.stringContaining('启明助教')]);
});

it('what other projects see of it has types', async () => {
  const strict = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
  ];
  const { code, output } = await run([toolPath('typescript7', 'tsc'), ...strict, 'roster.test.ts', 'sign-in.ts']);
  expect([code, output.trim()]).toEqual([0, '']);
});
