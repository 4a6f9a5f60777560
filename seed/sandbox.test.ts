import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copySandbox, openSandbox, sandboxFile, sandboxFilesDir } from '../server/database/sandbox.ts';
import { filePath, hasFile, storeBytes } from '../server/engines/files/store.ts';
import { createBank, createSandbox } from './sandbox.ts';
import type { SeedStep } from './seed.ts';

const options = { size: 'small', seed: 7, now: '2026-03-09 10:00:00' } as const;
let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'seed-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function seedOf(name: string): unknown {
  const { sqlite } = openSandbox(folder, name);
  const value = sqlite.prepare("select value from settings where key = 'worldSeed'").pluck().get();
  sqlite.close();
  return value;
}

function hashesOf(name: string): string[] {
  const { sqlite } = openSandbox(folder, name);
  const hashes = sqlite.prepare("select distinct hash from documents where hash <> ''").pluck().all() as string[];
  sqlite.close();
  return hashes;
}

describe('a sandbox with a seeded world', () => {
  it('is one complete file with a folder of files', () => {
    createSandbox(join(folder, 'deep/down'), 'main', options);
    expect(readdirSync(join(folder, 'deep/down'))).toEqual(['main.files', 'main.key', 'main.sqlite']);
  });

  it('replaces the files of the sandbox before, and those that a run had moved when it was killed', () => {
    const filesDir = sandboxFilesDir(folder, 'main');
    const stray = storeBytes(filesDir, Buffer.from('moved by a run that was killed'));
    createSandbox(folder, 'main', options);
    expect(hasFile(filesDir, stray)).toBe(false);
    const uploaded = storeBytes(filesDir, Buffer.from('uploaded later'));
    const lost = hashesOf('main')[0]!;
    rmSync(filePath(filesDir, lost));
    createSandbox(folder, 'main', { ...options, seed: 8, reset: true });
    expect(hasFile(filesDir, uploaded)).toBe(false);
    const hashes = hashesOf('main');
    expect(hashes).toContain(lost);
    expect(hashes.filter((hash) => !hasFile(filesDir, hash))).toEqual([]);
  });

  it('replaces data only when told to, and an empty sandbox always', () => {
    openSandbox(folder, 'main').sqlite.close();
    createSandbox(folder, 'main', options);
    expect(() => createSandbox(folder, 'main', { ...options, seed: 8 })).toThrow('--reset');
    expect(seedOf('main')).toBe('7');
    createSandbox(folder, 'main', { ...options, seed: 8, reset: true });
    expect(seedOf('main')).toBe('8');
  });

  it('can have the question bank alone, without schools or people', () => {
    createBank(folder, 'companion', { seed: 7, now: options.now });
    createSandbox(folder, 'main', options);
    const count = (name: string, table: string, where = '1'): unknown => {
      const { sqlite } = openSandbox(folder, name);
      const found = sqlite.prepare(`select count(*) from ${table} where ${where}`).pluck().get();
      sqlite.close();
      return found;
    };
    for (const table of ['knowledge_points', 'questions_fts'])
      expect([table, Number(count('companion', table)) > 0]).toEqual([table, true]);
    expect(count('companion', 'questions')).toBe(count('main', 'questions', 'owner_id is null'));
    for (const table of ['schools', 'users', 'students', 'papers', 'workbooks'])
      expect([table, count('companion', table)]).toEqual([table, 0]);
  });

  it('leaves a sandbox alone that is in use', () => {
    copySandbox(inject('worldFile'), folder, 'main');
    const { sqlite } = openSandbox(folder, 'main');
    expect(() => createSandbox(folder, 'main', { ...options, seed: 8, reset: true })).toThrow('正在使用');
    sqlite.close();
    expect(seedOf('main')).toBe('7');
  });

  it('removes what a killed run and a crashed server left', () => {
    writeFileSync(join(folder, 'main.999999999.seeding'), 'half');
    writeFileSync(join(folder, 'main.999999999.seeding-wal'), 'half');
    storeBytes(join(folder, 'main.999999999.seeding.files'), Buffer.from('half'));
    mkdirSync(join(folder, 'main.999999998.seeding.files'));
    writeFileSync(sandboxFile(folder, 'main'), 'not a database, and long enough to be taken for one'.repeat(20));
    createSandbox(folder, 'main', { ...options, reset: true });
    expect(readdirSync(folder)).toEqual(['main.files', 'main.key', 'main.sqlite']);
    expect(seedOf('main')).toBe('7');
  });

  it('leaves nothing behind when seeding fails', () => {
    const onProgress = ({ done, total }: SeedStep) => {
      if (done === total) throw new Error('stopped');
    };
    expect(() => createSandbox(folder, 'main', { ...options, onProgress })).toThrow('stopped');
    // The key belongs to the folder, whatever becomes of a sandbox in it.
    expect(readdirSync(folder)).toEqual(['main.key']);
    expect(() => createSandbox(folder, '../x', options)).toThrow('无效');
    expect(existsSync(join(folder, '../x.sqlite'))).toBe(false);
  });

  it('keeps what was there when seeding anew fails', () => {
    copySandbox(inject('worldFile'), folder, 'main');
    const onProgress = ({ done, total }: SeedStep) => {
      if (done === total) throw new Error('stopped');
    };
    expect(() => createSandbox(folder, 'main', { ...options, seed: 8, reset: true, onProgress })).toThrow('stopped');
    expect(readdirSync(folder)).toEqual(['main.files', 'main.key', 'main.sqlite']);
    expect(seedOf('main')).toBe('7');
    expect(hashesOf('main').filter((hash) => !hasFile(sandboxFilesDir(folder, 'main'), hash))).toEqual([]);
  });
});
