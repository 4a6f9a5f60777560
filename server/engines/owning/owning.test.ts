import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, it } from 'vitest';
import { BeingBroughtUp, NotHere } from '../../database/not-here.ts';
import { againWhileBusy } from '../../database/passing.ts';
import { aboutFileOf, connect, copySandbox, openSandbox, sandboxFile } from '../../database/sandbox.ts';
import { closeSnapshotPool } from '../snapshots/pool.ts';
import { take } from '../snapshots/take.ts';
import type { BroughtUp } from './bring-up.ts';
import { Owning } from './owning.ts';

// Two servers that share a folder; which of them lives is up to the test.

let folder: string;
let root: string;
let dead: string[];
let silent: string[];
let told: BroughtUp[];
let failures: unknown[];

const dataDirOf = (server: string): string => join(folder, server);

function serverOf(own: string): Owning {
  const dataDir = dataDirOf(own);
  mkdirSync(dataDir, { recursive: true });
  return new Owning({
    dataDir,
    root,
    own,
    isShared: true,
    signs: { isSilent: () => silent.includes(own), isDead: (server) => dead.includes(server), watch: () => undefined },
    onBroughtUp: (brought) => void told.push(brought),
    report: (error) => void failures.push(error),
  });
}

let one: Owning;
let two: Owning;
let taken = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-owning-'));
  root = join(folder, 'shared');
  [dead, silent, told, failures] = [[], [], [], []];
  copySandbox(inject('worldFile'), dataDirOf('one'), 'class');
  openSandbox(dataDirOf('one'), 'class').sqlite.close();
  one = serverOf('one');
  two = serverOf('two');
  one.admit('class');
});

afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => closeSnapshotPool());

const snapshot = (server: string): void => {
  const id = `20261015-0800${String(++taken).padStart(2, '0')}-0000`;
  const label = { title: '', why: 'regular', createTime: '2026-10-15 08:00:00', moment: '' } as const;
  take({ dataDir: dataDirOf(server), name: 'class', root, id, label });
};

const run = (server: string, sql: string): void => {
  const sqlite = connect(sandboxFile(dataDirOf(server), 'class'));
  sqlite.exec(sql);
  sqlite.close();
};

const rename = (server: string, name: string): void =>
  run(server, `update school_classes set name = '${name}' where rowid = 1`);

function nameAt(server: string): unknown {
  const sqlite = connect(sandboxFile(dataDirOf(server), 'class'));
  const name = sqlite.prepare('select name from school_classes where rowid = 1').pluck().get();
  sqlite.close();
  return name;
}

const arrived = (server: Owning): Promise<void> => againWhileBusy(() => server.admit('class'));

it('lets nobody use a sandbox that another server has', () => {
  expect(() => two.admit('class')).toThrow(NotHere);
  expect(one.owned()).toEqual(['class']);
});

it('says what it has before anybody asks for it, and takes nothing by that', () => {
  copySandbox(inject('worldFile'), dataDirOf('two'), 'other');
  copySandbox(inject('worldFile'), dataDirOf('two'), 'class');
  two.claim(['other', 'class']);
  expect(two.owned()).toEqual(['other']);
  expect(() => one.admit('other')).toThrow(NotHere);
});

it('goes on with the last snapshot of a server that is dead, people signed in, and says how old that is', async () => {
  run('one', "insert into tokens values ('hash', (select min(id) from users), 'access', 9e15)");
  rename('one', '存下的');
  snapshot('one');
  rename('one', '没有存下的');
  dead = ['one'];
  expect(() => two.admit('class')).toThrow(BeingBroughtUp);
  await arrived(two);
  expect(nameAt('two')).toBe('存下的');
  expect(told).toMatchObject([{ sandbox: 'class', at: '2026-10-15 08:00:00', age: expect.any(Number) }]);
  const about = JSON.parse(readFileSync(aboutFileOf(sandboxFile(dataDirOf('two'), 'class')), 'utf8')) as object;
  expect(about).toMatchObject({ title: 'class', from: expect.stringMatching(/^10-15 08:00（接手时已有 \d+ 分钟）$/) });
  const sqlite = connect(sandboxFile(dataDirOf('two'), 'class'));
  expect(sqlite.prepare("select count(*) from tokens where hash = 'hash'").pluck().get()).toBe(1);
  sqlite.close();
});

it('takes nothing back from the server that has taken over, and is told what it has lost', async () => {
  snapshot('one');
  dead = ['one'];
  await arrived(two);
  rename('two', '在那边改过');
  dead = [];
  expect(one.lost()).toEqual(['class']);
  const again = serverOf('one');
  expect(() => one.admit('class')).toThrow(NotHere);
  expect(() => again.admit('class')).toThrow(NotHere);
  snapshot('two');
  await two.leave('class', 'left', async () => undefined);
  await arrived(again);
  expect(nameAt('one')).toBe('在那边改过');
  expect(existsSync(`${sandboxFile(dataDirOf('one'), 'class')}.stale`)).toBe(true);
});

it('uses nothing while others may take it for dead', () => {
  silent = ['one'];
  expect(() => one.admit('class')).toThrow(BeingBroughtUp);
  silent = [];
  one.admit('class');
});

it('has what it left by itself at once, unless another was sooner', async () => {
  snapshot('one');
  await one.leave('class', 'left', async () => undefined);
  const again = serverOf('one');
  again.admit('class');
  expect(() => two.admit('class')).toThrow(NotHere);
  await again.leave('class', 'left', async () => undefined);
  await arrived(two);
  expect(() => serverOf('one').admit('class')).toThrow(NotHere);
  expect(told.map(({ age }) => age)).toEqual([undefined]);
});

it('moves a sandbox only where it is expected, or takes it back', async () => {
  snapshot('one');
  await one.leave('class', 'leaving', async () => undefined);
  dead = ['one'];
  for (const server of [one, two]) expect(() => server.admit('class')).toThrow(NotHere);
  expect(one.stay('class')).toBe(true);
  one.admit('class');
  await expect(two.fetch('class')).rejects.toThrow(NotHere);
  await one.leave('class', 'leaving', async () => undefined);
  await two.fetch('class');
  two.admit('class');
  expect(one.stay('class')).toBe(false);
  expect([two.finish('class'), one.finish('class')]).toEqual([false, true]);
  expect([existsSync(sandboxFile(dataDirOf('one'), 'class')), nameAt('two')]).toEqual([false, nameAt('two')]);
});

it('still has what it could not let go', async () => {
  await expect(one.leave('class', 'left', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  one.admit('class');
  expect(() => two.admit('class')).toThrow(NotHere);
});

it('brings nothing back that was removed, and lets the name be given anew', () => {
  snapshot('one');
  rmSync(sandboxFile(dataDirOf('one'), 'class'));
  one.noteRemoved();
  dead = ['one'];
  two.admit('class');
  expect([two.owned(), told]).toEqual([[], []]);
  copySandbox(inject('worldFile'), dataDirOf('two'), 'class');
  two.admit('class');
  expect(two.owned()).toEqual(['class']);
  expect(() => one.admit('class')).not.toThrow(BeingBroughtUp);
});

it('leaves a sandbox without a snapshot to the server that has it, once that is there again', async () => {
  dead = ['one'];
  expect(() => two.admit('class')).toThrow(BeingBroughtUp);
  await expect.poll(() => failures.length).toBe(1);
  expect(existsSync(sandboxFile(dataDirOf('two'), 'class'))).toBe(false);
  const again = serverOf('one');
  again.admit('class');
  expect(again.owned()).toEqual(['class']);
});
