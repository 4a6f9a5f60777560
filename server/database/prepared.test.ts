import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { cached, prepared, write } from './prepared.ts';
import { settings } from './tables.ts';
import { eachOpenedTwice } from '../testing/opened-twice.ts';
import type { Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let other: Sandbox;

eachOpenedTwice((one, another) => ([sandbox, other] = [one, another]));

const run = (at: Sandbox, sql: string, ...values: unknown[]) => at.sqlite.prepare(sql).run(...values);
const count = (sql: string) => () => sandbox.sqlite.prepare(sql).pluck().get();
const addSchool = `insert into schools (id, name, stage, area, create_time) select id || 'x', name, stage, area, create_time from schools limit 1`;
const removeSchool = `delete from schools where id like '%x'`;

/** Reads what a key remembers; whether it had to be read anew. */
function isReadAnew(key: string, sql: string): boolean {
  let anew = false;
  cached(sandbox, key, () => {
    anew = true;
    return count(sql)();
  });
  return anew;
}

const isForgottenBy = (sql: string, change: () => void): boolean => {
  isReadAnew(sql, sql);
  expect(isReadAnew(sql, sql)).toBe(false);
  change();
  return isReadAnew(sql, sql);
};

const names = 'select count(*) from schools s join grades g on g.stage = s.stage';

describe('statements', () => {
  const queries = prepared((orm) => ({
    count: orm
      .select({ count: sql<number>`count(*)` })
      .from(settings)
      .prepare(),
    wrong: orm
      .select({ none: sql`none` })
      .from(settings)
      .prepare(),
  }));

  it('are of the sandbox that is asked, and prepared when one is asked', () => {
    run(sandbox, "insert or replace into settings (key, value) values ('only', 'here')");
    const [here, there] = [queries(sandbox).count.get()!.count, queries(other).count.get()!.count];
    expect([here, there]).toEqual([count('select count(*) from settings')(), here]);
    expect(queries(sandbox)).toBe(queries(sandbox));
    expect(() => queries(sandbox).wrong.get()).toThrow('no such column');
  });
});

describe('what is remembered', () => {
  it('outlives writes to tables that it was not read from', () => {
    const setting = () => run(sandbox, "insert or replace into settings (key, value) values ('a', 'b')");
    expect(isForgottenBy(names, setting)).toBe(false);
    expect(isForgottenBy(names, () => write(sandbox, setting))).toBe(false);
  });

  it('is forgotten when one of its tables is written, however that is', () => {
    expect(isForgottenBy(names, () => run(sandbox, addSchool))).toBe(true);
    expect(isForgottenBy(names, () => sandbox.sqlite.prepare('update grades set name = name returning id').all())).toBe(
      true,
    );
    expect(isForgottenBy(names, () => run(sandbox, removeSchool))).toBe(true);
    expect(isForgottenBy(names, () => sandbox.sqlite.exec(addSchool))).toBe(true);
    expect(isForgottenBy('select count(*) from jobs', () => run(sandbox, 'delete from jobs'))).toBe(true);
  });

  it('is forgotten when its tables are written by a trigger or a foreign key', () => {
    sandbox.sqlite.exec(`create table parents (id integer primary key);
      create table children (parent integer references parents (id) on delete cascade);
      create table notes (text text);
      create trigger noted after insert on parents begin insert into notes values (new.id); end;`);
    expect(isForgottenBy('select count(*) from notes', () => run(sandbox, 'insert into parents values (1)'))).toBe(
      true,
    );
    expect(isForgottenBy('select count(*) from children', () => run(sandbox, 'delete from parents where id = 1'))).toBe(
      true,
    );
  });

  it('knows the full-text index', () => {
    const found = `select count(*) from questions_fts where questions_fts match '"数"'`;
    const add = () => run(sandbox, 'insert into questions_fts (rowid, text) values (9000001, ?)', '数');
    expect(isForgottenBy(found, add)).toBe(true);
    expect(isForgottenBy(found, () => run(sandbox, 'delete from jobs'))).toBe(false);
  });

  it('is forgotten whatever another connection writes', () => {
    expect(isForgottenBy(names, () => run(other, addSchool))).toBe(true);
    expect(isForgottenBy(names, () => run(other, "insert into settings (key, value) values ('x', 'y')"))).toBe(true);
  });

  it('is what was committed, not what was undone', () => {
    const schools = count('select count(*) from schools');
    const before = schools();
    const read = () => cached(sandbox, 'schools', schools);
    const attempt = () =>
      write(sandbox, () => {
        run(sandbox, addSchool);
        expect(read()).toBe(Number(before) + 1);
        throw new Error('undone');
      });
    expect(attempt).toThrow('undone');
    expect(read()).toBe(before);
  });

  it('is nothing that was made by the clock', () => {
    let computed = 0;
    const read = () => cached(sandbox, 'year', () => [++computed, sandbox.clock.year()]);
    read();
    read();
    expect(computed).toBe(2);
  });

  it('passes its tables on to what is read around it', () => {
    const inner = () => cached(sandbox, 'inner', count('select count(*) from grades'));
    inner();
    let computed = 0;
    const outer = () => cached(sandbox, 'outer', () => [++computed, inner()]);
    outer();
    outer();
    expect(computed).toBe(1);
    run(sandbox, 'update grades set name = name');
    outer();
    expect(computed).toBe(2);
  });
});
