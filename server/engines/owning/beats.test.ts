import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Beats, deadAfter, serverName } from './beats.ts';

let root: string;
let time: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'understudy-beats-'));
  time = 1_000;
});

afterEach(() => rmSync(root, { recursive: true }));

const server = (name: string): Beats => new Beats(root, name, () => time);

it('takes a server for dead that has given no sign for long, and for alive as soon as it gives one', () => {
  const [one, other] = [server('one'), server('other')];
  one.beat();
  other.beat();
  time += deadAfter;
  other.beat();
  expect(other.isDead('one')).toBe(false);
  time += 1;
  expect(other.isDead('one')).toBe(true);
  one.beat();
  other.beat();
  expect(other.isDead('one')).toBe(false);
});

it('knows nothing of a server that it has not watched for so long', () => {
  const [one, late] = [server('one'), server('late')];
  one.beat();
  time += 10 * deadAfter;
  late.beat();
  expect([late.isDead('one'), late.isDead('unknown')]).toEqual([false, false]);
  late.watch('unknown');
  time += deadAfter + 1;
  expect([late.isDead('one'), late.isDead('unknown')]).toEqual([true, true]);
});

it('is silent long before others take it for dead', () => {
  const [one, other] = [server('one'), server('other')];
  one.beat();
  other.beat();
  let silentAt = 0;
  for (; !other.isDead('one'); time += 100) if (silentAt === 0 && one.isSilent()) silentAt = time;
  expect(silentAt).toBeGreaterThan(1_000);
  expect(silentAt).toBeLessThan(time - 5_000);
  one.beat();
  expect(one.isSilent()).toBe(false);
});

it('stops where another server has its name, as whose folder was copied', () => {
  const name = serverName(root);
  expect(serverName(root)).toBe(name);
  const [one, copy] = [server(name), server(name)];
  one.beat();
  copy.beat();
  expect(() => one.beat()).toThrow('同一份复制');
  copy.beat();
});
