import { describe, expect, it } from 'vitest';
import { keptBytes, keptBytesFrom } from './kept-bytes.ts';
import { eachOpenedTwice } from '../testing/opened-twice.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let other: Sandbox;

eachOpenedTwice((one, another) => ([sandbox, other] = [one, another]));

const run = (sql: string) => sandbox.sqlite.prepare(sql).run();
const setSetting = () => run("insert or replace into settings (key, value) values ('a', 'b')");
const gradesIn = (at: Sandbox) => Buffer.from(JSON.stringify(at.sqlite.prepare('select name from grades').all()));

/** Asks for bytes by a key; whether they had to be made. */
function isMade(at: Sandbox, key: string, make: () => Uint8Array): boolean {
  let made = false;
  keptBytes(at, key, () => {
    made = true;
    return make();
  });
  return made;
}

describe('bytes that are kept', () => {
  it('are made anew only when one of their tables was written', () => {
    const grades = () => isMade(sandbox, 'grades', () => gradesIn(sandbox));
    expect([grades(), grades()]).toEqual([true, false]);
    setSetting();
    expect(grades()).toBe(false);
    run("update grades set name = name || '新'");
    expect([grades(), grades()]).toEqual([true, false]);
    other.sqlite.prepare("insert into settings (key, value) values ('x', 'y')").run();
    expect(grades()).toBe(true);
  });

  it('are those of one sandbox', () => {
    expect(isMade(sandbox, 'grades', () => gradesIn(sandbox))).toBe(true);
    expect(isMade(other, 'grades', () => gradesIn(other))).toBe(true);
  });

  it('are not kept when they were made by the clock', () => {
    const today = () => isMade(sandbox, 'today', () => Buffer.from(sandbox.clock.dateTime()));
    expect([today(), today()]).toEqual([true, true]);
  });

  it('go when there is no room for all: first what nobody has asked for longest', () => {
    const large = (key: string) => isMade(sandbox, key, () => new Uint8Array(12 * 1024 * 1024));
    expect([large('a'), large('b'), large('a')]).toEqual([true, true, false]);
    expect(large('c')).toBe(true);
    expect([large('a'), large('c'), large('b')]).toEqual([false, false, true]);
  });

  it('are made anew elsewhere only when one of their tables was written, also while they were made', async () => {
    let made = 0;
    const make = async () => {
      made++;
      const { value, tables } = other.changes.read(() => gradesIn(other));
      return { bytes: value, tables };
    };
    const read = () => keptBytesFrom(sandbox, 'grades', make);
    const first = await read();
    setSetting();
    expect(await read()).toBe(first);
    run("update grades set name = '新' || name");
    const second = read();
    run('update grades set name = name');
    expect((await second).toString()).toContain('新');
    await read();
    expect(made).toBe(3);
  });
});
