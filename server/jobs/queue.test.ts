import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { write } from '../database/prepared.ts';
import { openSandbox, type Sandbox } from '../database/sandbox.ts';
import { endWorld } from '../database/world-ends.ts';
import { advanceJob } from './jobs.queries.ts';
import { selectAhead } from './places.queries.ts';
import { addJob, JobQueue, type JobKind } from './queue.ts';

let folder: string;
let sandbox: Sandbox;
let queues: JobQueue[];
let reported: unknown[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobs-'));
  sandbox = openSandbox(folder, 'main');
  sandbox.sqlite.exec('create table done (target text)');
  queues = [];
  reported = [];
});

afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  sandbox.sqlite.close();
  rmSync(folder, { recursive: true });
});

const note = (text: string) => sandbox.sqlite.prepare('insert into done values (?)').run(text);

const counting: JobKind = {
  kind: 'count',
  run: async (_, targetId) => {
    await Promise.resolve();
    if (targetId === 'broken') throw new Error('broken');
    return () => void note(targetId);
  },
  fail: (_, targetId, reason) => void note(`${targetId} ${reason}`),
};

function start(kind: JobKind = counting): JobQueue {
  const queue = new JobQueue([kind], (error) => reported.push(error));
  queues.push(queue);
  queue.watch(sandbox);
  return queue;
}

const add = (...targets: string[]) =>
  write(sandbox, () => targets.forEach((target) => addJob(sandbox, 'count', target, 'one')));

const noted = () => sandbox.sqlite.prepare('select target from done order by rowid').pluck().all();
const ended = () => sandbox.sqlite.prepare('select count(*) from jobs where state = 2').pluck().get();

/** What a process leaves that was killed in the middle of a job. */
const leave = (owner: string, leaseUntil: number, attempts = 1) =>
  sandbox.sqlite
    .prepare('update jobs set state = 1, owner = ?, lease_until = ?, attempts = ?')
    .run(owner, leaseUntil, attempts);

const farAway = 9_000_000_000_000;

it('does not let a lock or a full disk be the fault of a job', async () => {
  add('a');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  let tries = 0;
  start({
    ...counting,
    run: async (_, targetId) => {
      await Promise.resolve();
      if (++tries <= 4) throw full;
      return () => void note(targetId);
    },
  });
  await expect.poll(noted, { timeout: 20_000 }).toEqual(['a']);
  expect(sandbox.sqlite.prepare('select attempts from jobs').pluck().all()).toEqual([1]);
  expect(reported).toEqual([full, full, full, full]);
});

it('writes the end of a job when there is room again', async () => {
  const pages = Number(sandbox.sqlite.pragma('page_count', { simple: true }));
  let tries = 0;
  add('a');
  start({
    ...counting,
    run: async (_, targetId) => {
      await Promise.resolve();
      sandbox.sqlite.pragma(`max_page_count = ${pages}`);
      return () => {
        if (++tries === 3) sandbox.sqlite.pragma('max_page_count = 1000000');
        note(targetId + ' '.repeat(100_000));
      };
    },
  });
  await expect.poll(noted).toEqual(['a' + ' '.repeat(100_000)]);
  expect([ended(), tries, reported]).toEqual([1, 3, []]);
});

it('does each job once, in their order, whenever it was added', async () => {
  add('a', 'b');
  start();
  add('c');
  await expect.poll(noted).toEqual(['a', 'b', 'c']);
  expect(ended()).toBe(3);
});

it('shares the jobs with another queue, and none is done by both', async () => {
  const targets = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  start();
  start();
  add(...targets);
  await expect.poll(() => noted().length).toBe(60);
  expect([...noted()].sort()).toEqual([...targets].sort());
});

it('does nothing of a write that is undone', async () => {
  start();
  expect(() =>
    write(sandbox, () => {
      addJob(sandbox, 'count', 'undone', 'one');
      throw new Error('undone');
    }),
  ).toThrow();
  add('after');
  await expect.poll(noted).toEqual(['after']);
});

it('takes up at once what a killed process has left', async () => {
  add('left');
  leave('999999999.gone', farAway);
  start();
  await expect.poll(noted).toEqual(['left']);
});

it('leaves alone what another process works on, until that has not been heard of for long', async () => {
  add('held');
  leave(`${process.ppid}.other`, farAway);
  start();
  add('free');
  await expect.poll(noted).toEqual(['free']);
  sandbox.sqlite.prepare('update jobs set lease_until = 1 where state = 1').run();
  await expect.poll(noted).toEqual(['free', 'held']);
});

it('writes nothing of a job that somebody else has taken meanwhile', async () => {
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (go = resolve));
  start({ ...counting, run: (_, targetId) => waiting.then(() => () => void note(targetId)) });
  add('slow');
  await expect.poll(() => sandbox.sqlite.prepare('select state from jobs').pluck().get()).toBe(1);
  leave('1.other', farAway);
  go();
  await queues[0]!.close();
  expect(noted()).toEqual([]);
});

it('says that a job failed whose work went wrong, tells why, and goes on', async () => {
  start();
  add('broken', 'next');
  await expect.poll(noted).toEqual(['broken 处理出错', 'next']);
  expect(reported).toMatchObject([{ message: 'broken' }]);
});

it('gives up a job that was begun too often', async () => {
  add('deadly');
  leave('999999999.gone', farAway, 3);
  start();
  await expect.poll(noted).toEqual(['deadly 处理多次中断']);
  expect(ended()).toBe(1);
});

it('refuses a second open job for the same target', () => {
  add('same');
  expect(() => add('same')).toThrow(/UNIQUE/);
});

/** Adds jobs of several users in that order, each named by its user and its number. */
const addOf = (...targets: string[]) =>
  write(sandbox, () => targets.forEach((target) => addJob(sandbox, 'count', target, target[0]!)));

/** Notes each turn of a job that takes as many of them as its name says. */
const inTurns: JobKind = {
  ...counting,
  run: async (_, targetId, __, { progress }) => {
    await Promise.resolve();
    note(`${targetId}.${progress + 1}`);
    return progress + 1 < Number(targetId.at(-1)) ? { progress: progress + 1 } : () => undefined;
  },
};

it('gives users their turns one after another, and so each user’s jobs', async () => {
  addOf('a-3', 'a-1', 'b-2', 'c-1', 'c-1 ');
  start(inTurns);
  await expect.poll(ended).toBe(5);
  const turns = ['a-3.1', 'b-2.1', 'c-1.1', 'a-1.1', 'b-2.2', 'c-1 .1', 'a-3.2', 'a-3.3'];
  expect(noted()).toEqual(turns);
});

it('serves a user who comes with one job after another no sooner than who has waited for a turn', async () => {
  addOf('b-3');
  const next: JobKind = {
    ...inTurns,
    run: (...of) => {
      // As soon as one of theirs is through, there is another.
      if (of[1].startsWith('a') && noted().length < 6) addOf(`a${noted().length}-1`);
      return inTurns.run(...of);
    },
  };
  addOf('a-1');
  start(next);
  await expect.poll(noted).toContain('b-3.3');
  expect(
    noted()
      .slice(0, 6)
      .map((turn) => String(turn)[0]),
  ).toEqual([...'bababa']);
});

it('does not give up a job that gets further, however often it is broken off', async () => {
  addOf('a-9');
  leave('999999999.gone', farAway, 3);
  write(sandbox, () => advanceJob(sandbox, 'count', 'a-9'));
  start(inTurns);
  await expect.poll(ended).toBe(1);
  expect(noted().at(-1)).toBe('a-9.9');
});

it('tells how many have their turn before a job that waits, whoever has had one already', () => {
  addOf('a-1', 'a-2', 'a-3', 'b-1', 'b-2', 'c-1');
  const running = "update jobs set state = 1, served = 5, owner = 'x' where target_id = 'a-1'";
  sandbox.sqlite.prepare(running).run();
  const ahead = selectAhead(sandbox, ['count'], ['a-1', 'a-2', 'a-3', 'b-1', 'b-2', 'c-1']);
  expect([...ahead].sort()).toEqual([
    ['a-2', 3],
    ['a-3', 5],
    ['b-1', 1],
    ['b-2', 4],
    ['c-1', 2],
  ]);
  expect(selectAhead(sandbox, ['other'], ['b-1'])).toEqual(new Map());
});

it('writes nothing of a job whose world is replaced by another, and does not take that for a fault', async () => {
  let begin: (ends: AbortSignal) => void;
  let goOn: () => void;
  const begun = new Promise<AbortSignal>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (goOn = resolve));
  add('a');
  const queue = start({
    ...counting,
    run: async (_, targetId, ends) => {
      begin(ends);
      await ended;
      return () => void note(targetId);
    },
  });
  const ends = await begun;
  endWorld(sandbox.file);
  sandbox.sqlite.close();
  expect(ends.aborted).toBe(true);
  goOn!();
  // It looks for the next job there, too.
  await queue.settled(sandbox);
  expect(reported).toEqual([]);
  sandbox = openSandbox(folder, 'main');
  expect(noted()).toEqual([]);
});
