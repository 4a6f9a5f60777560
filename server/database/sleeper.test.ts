import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { Sandboxes } from './sandboxes.ts';
import { Sleeper } from './sleeper.ts';

let dataDir: string;
let sandboxes: Sandboxes;
let working: string[];
const sleepers: Sleeper[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sleeper-'));
  working = [];
  sandboxes = new Sandboxes(dataDir, { isAtWork: ({ name }) => working.includes(name) });
  for (const name of ['a', 'b', 'c']) {
    openSandbox(dataDir, name).sqlite.close();
    sandboxes.find(name);
  }
});

afterEach(() => {
  for (const sleeper of sleepers.splice(0)) sleeper.close();
  sandboxes.close();
  rmSync(dataDir, { recursive: true });
});

const open = (): string[] => sandboxes.opened().map(({ name }) => name);

/** Nobody has used them since the system's clock went on. */
const idle = (): Promise<unknown> => expect.poll(() => sandboxes.idleFor('c')).toBeGreaterThan(0);

function sleeper(after: number, mostOpen: number): Sleeper {
  const made = new Sleeper(sandboxes, { after, mostOpen, atLeast: 1 });
  sleepers.push(made);
  return made;
}

it('closes what nobody uses, and opens it again for who comes next', async () => {
  await idle();
  sleeper(1, 100).look();
  expect(open()).toEqual([]);
  const again: Sandbox = sandboxes.find('a')!;
  expect(again.sqlite.prepare('select count(*) from settings').pluck().get()).toBe(0);
});

it('leaves open what is used, where somebody is at work and where a job goes on', async () => {
  working = ['b'];
  const release = sandboxes.hold('a');
  await idle();
  sleeper(1, 100).look();
  expect(open()).toEqual(['a', 'b']);
  release();
  release();
  working = [];
  await expect.poll(() => sandboxes.idleFor('a')).toBeGreaterThan(0);
  sleeper(1, 100).look();
  expect(open()).toEqual([]);
});

it('closes those unused longest where too many are open, before their time has come', async () => {
  await idle();
  sandboxes.find('a');
  await expect.poll(() => sandboxes.idleFor('a')).toBeGreaterThan(0);
  sleeper(600_000, 1).look();
  expect(open()).toEqual(['a']);
  sleeper(600_000, 1).look();
  expect(open()).toEqual(['a']);
});
