import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { write } from '../database/prepared.ts';
import { openSandbox, type Sandbox } from '../database/sandbox.ts';
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
  write(sandbox, () => targets.forEach((target) => addJob(sandbox, 'count', target)));

const noted = () => sandbox.sqlite.prepare('select target from done order by rowid').pluck().all();
const ended = () => sandbox.sqlite.prepare('select count(*) from jobs where state = 2').pluck().get();

/** What a process leaves that was killed in the middle of a job. */
const leave = (owner: string, leaseUntil: number, attempts = 1) =>
  sandbox.sqlite
    .prepare('update jobs set state = 1, owner = ?, lease_until = ?, attempts = ?')
    .run(owner, leaseUntil, attempts);

const farAway = 9_000_000_000_000;

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
      addJob(sandbox, 'count', 'undone');
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
