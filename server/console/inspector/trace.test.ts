import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { write } from '../../database/prepared.ts';
import { openSandbox, type Sandbox } from '../../database/sandbox.ts';
import { followStatements, Trace } from './trace.ts';

let folder: string;
let sandbox: Sandbox;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-trace-'));
  sandbox = openSandbox(folder, 'main');
  followStatements(true);
});

afterAll(() => {
  followStatements(false);
  sandbox.sqlite.close();
  rmSync(folder, { recursive: true });
});

const setting = (key: string) => sandbox.sqlite.prepare('insert into settings values (?, ?)').run(key, 'v');

it('hears of the statements of its own work alone, and of the rows that they wrote', async () => {
  const [one, other] = [new Trace(), new Trace()];
  await Promise.all([
    one.follow(async () => {
      setting('a');
      await Promise.resolve();
      sandbox.sqlite.prepare('update settings set value = ? where key = ?').run('w', 'a');
      sandbox.sqlite.prepare('delete from "settings" where key = ? returning key').all('a');
    }),
    other.follow(async () => {
      await Promise.resolve();
      sandbox.sqlite.prepare('select * from settings').all();
    }),
  ]);
  setting('nobody');
  expect(one.statements.map(({ rows }) => rows)).toEqual([1, 1, 1]);
  expect(one.changes()).toEqual([{ table: 'settings', added: 1, changed: 1, removed: 1 }]);
  expect(other.statements.map(({ sql }) => sql)).toEqual(['select * from settings']);
  expect(other.changes()).toEqual([]);
});

it('says what was undone, within what was not', async () => {
  const trace = new Trace();
  await trace.follow(async () =>
    write(sandbox, () => {
      setting('kept');
      const undo = () =>
        write(sandbox, () => {
          setting('undone');
          throw new Error('no');
        });
      expect(undo).toThrow('no');
    }),
  );
  expect(trace.statements.map(({ isUndone }) => isUndone)).toEqual([false, true]);
  expect(trace.changes()).toEqual([{ table: 'settings', added: 1, changed: 0, removed: 0 }]);
  expect(sandbox.sqlite.prepare("select count(*) from settings where key = 'undone'").pluck().get()).toBe(0);
});

it('keeps what its work has failed by, counts what it keeps no more, and hears nothing after its end', async () => {
  const trace = new Trace();
  const failed = trace.follow(async () => {
    for (let index = 0; index < 250; index++) sandbox.sqlite.prepare('select 1').get();
    throw new Error('why');
  });
  await expect(failed).rejects.toThrow('why');
  expect((trace.error as Error).message).toBe('why');
  expect([trace.statements.length, trace.count]).toEqual([200, 250]);
  trace.end(false);
  await trace.follow(async () => sandbox.sqlite.prepare('select 1').get());
  expect(trace.count).toBe(250);
});
