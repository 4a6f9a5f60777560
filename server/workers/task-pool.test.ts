import { afterEach, describe, expect, it } from 'vitest';
import { PoolFull } from './pool-full.ts';
import { TaskDropped } from './task-dropped.ts';
import { TaskPool, type PoolOptions } from './task-pool.ts';
import type { TestResult, TestTask } from './testing/program.ts';

const options: PoolOptions = {
  label: '测试',
  entry: {
    file: new URL('./from-sources.mjs', import.meta.url),
    argv: [new URL('./testing/program.ts', import.meta.url).href],
  },
  timeLimit: 60_000,
  refusal: (code, values) => new Error(`${code}：${values.reason}`),
  unreadable: (reason) => new Error(reason),
};

const open: { close: () => Promise<void> }[] = [];

function poolOf(change: Partial<PoolOptions>): TaskPool<TestTask, TestResult, number> {
  const pool = new TaskPool<TestTask, TestResult, number>({ ...options, ...change });
  open.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Hands in a task that never ends; the process that works on it, once it does, and what comes of the task. */
async function hang(
  pool: TaskPool<TestTask, TestResult, number>,
  signal?: AbortSignal,
): Promise<{ pid: number; end: Promise<string> }> {
  const pids: number[] = [];
  const end = pool.run({ act: 'hang' }, { onProgress: (pid) => pids.push(pid), signal }).then(
    () => 'done',
    (error: unknown) => String(error),
  );
  await expect.poll(() => pids).toHaveLength(1);
  return { pid: pids[0]!, end };
}

describe.each(['thread', 'process'] as const)('a %s', (place) => {
  it('answers tasks with their bytes, refuses, and rejects only what brings it down', async () => {
    const pool = poolOf({ place });
    const ends = await Promise.allSettled([
      pool.run({ act: 'answer', name: '甲' }),
      pool.run({ act: 'refuse', name: '乙' }),
      pool.run({ act: 'throw' }),
      pool.run({ act: 'exit' }),
      pool.run({ act: 'answer', name: '丙' }),
    ]);
    expect(ends).toMatchObject([
      { value: { bytes: new TextEncoder().encode('甲') } },
      { reason: { message: 'unreadable：乙' } },
      { reason: { message: 'broken' } },
      { reason: { message: `测试${place === 'process' ? '进程' : '线程'}意外退出（3）` } },
      { value: { bytes: new TextEncoder().encode('丙') } },
    ]);
  });

  it('takes no more memory than it may', async () => {
    await expect(poolOf({ place }).run({ act: 'fill' })).rejects.toThrow('内容过多，内存不足');
  });
});

describe('a process', () => {
  it('is gone after the time of a task that never ends, and the next task has another', async () => {
    const pool = poolOf({ place: 'process', timeLimit: 5_000 });
    const { pid, end } = await hang(pool);
    expect(lives(pid)).toBe(true);
    expect(await end).toBe('Error: 处理超时');
    await expect.poll(() => lives(pid)).toBe(false);
    expect((await pool.run({ act: 'answer' })).pid).not.toBe(pid);
  });

  it('is gone once the pool is closed, and what waited is rejected', async () => {
    const pool = poolOf({ place: 'process' });
    const { pid, end } = await hang(pool);
    const late = expect(pool.run({ act: 'answer' })).rejects.toThrow('测试进程已关闭');
    await pool.close();
    expect(lives(pid)).toBe(false);
    expect(await end).toBe('Error: 测试进程已关闭');
    await late;
  });

  it('is free for others once nobody waits for its task, and does not begin one for which nobody waits', async () => {
    const pool = poolOf({ place: 'process' });
    const [under, waiting] = [new AbortController(), new AbortController()];
    const { pid, end } = await hang(pool, under.signal);
    const late = pool.run({ act: 'hang' }, { signal: waiting.signal });
    const next = pool.run({ act: 'answer', name: '甲' });
    waiting.abort();
    await expect(late).rejects.toBeInstanceOf(TaskDropped);
    under.abort();
    expect(await end).toBe('Error: Nobody waits for the task');
    expect(await next).toMatchObject({ bytes: new TextEncoder().encode('甲') });
    await expect.poll(() => lives(pid)).toBe(false);
    await expect(pool.run({ act: 'answer' }, { signal: waiting.signal })).rejects.toBeInstanceOf(TaskDropped);
  });

  it('stays where nobody waits any more for a task that has come to its end', async () => {
    const pool = poolOf({ place: 'process' });
    const asked = new AbortController();
    const { pid } = await pool.run({ act: 'answer' }, { signal: asked.signal });
    asked.abort();
    expect((await pool.run({ act: 'answer' })).pid).toBe(pid);
  });

  it('ends when it has had no task for a while', async () => {
    const pool = poolOf({ place: 'process', idleLimit: 50 });
    const { pid } = await pool.run({ act: 'answer' });
    await expect.poll(() => lives(pid)).toBe(false);
    expect((await pool.run({ act: 'answer' })).pid).not.toBe(pid);
  });
});

describe('turns', () => {
  const handedIn = (turn: string) => ({ turn: turn.replace('?', ''), yields: turn.endsWith('?') });

  /** Runs tasks of these turns at once, those with a question mark yielding; the order in which they have come to an end. */
  async function orderOf(pool: TaskPool<TestTask, TestResult, number>, turns: readonly string[]): Promise<string[]> {
    const done: string[] = [];
    const run = async (turn: string) => {
      await pool.run({ act: 'answer' }, handedIn(turn));
      done.push(turn);
    };
    await Promise.all(turns.map(run));
    return done;
  }

  it('alternate, however much one of them has handed in', async () => {
    const order = await orderOf(poolOf({}), ['one', 'one', 'one', 'one', 'two', 'three', 'two']);
    expect(order).toEqual(['one', 'two', 'three', 'one', 'two', 'one', 'one']);
  });

  it('of those who yield come after all others, and in turns as well', async () => {
    const order = await orderOf(poolOf({}), ['first', 'one?', 'one?', 'two?', 'three', 'three', 'one']);
    expect(order).toEqual(['first', 'three', 'one', 'three', 'one?', 'two?', 'one?']);
  });

  it('leave room for others where one may have only so many at a time', async () => {
    const pool = poolOf({ place: 'process', size: 2, perTurn: 1 });
    const hanging = pool.run({ act: 'hang' }, { turn: 'one' }).catch(String);
    const waiting = pool.run({ act: 'answer' }, { turn: 'one' }).catch(String);
    expect(await orderOf(pool, ['two', 'two'])).toEqual(['two', 'two']);
    await pool.close();
    expect(await Promise.all([hanging, waiting])).toEqual(['Error: 测试进程已关闭', 'Error: 测试进程已关闭']);
  });

  it('take the place of the one who has most waiting where no more may wait', async () => {
    const pool = poolOf({ mostWaiting: 3 });
    const turns = ['one', 'one', 'one', 'one', 'one', 'two', 'three', 'four'];
    const ends = await Promise.allSettled(turns.map((turn) => pool.run({ act: 'answer' }, { turn })));
    const outcomes = ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason instanceof PoolFull));
    // The first is under way at once. Three wait, the fifth finds no room, and two newcomers put the last ones out.
    expect(outcomes).toEqual(['done', 'done', true, true, true, 'done', 'done', true]);
  });

  it('of those who yield give their places to others, never the other way round', async () => {
    const pool = poolOf({ mostWaiting: 3 });
    const turns = ['first', 'one?', 'two?', 'two?', 'three', 'three', 'three', 'four?', 'four'];
    const ends = await Promise.allSettled(turns.map((turn) => pool.run({ act: 'answer' }, handedIn(turn))));
    const outcomes = ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason instanceof PoolFull));
    expect(outcomes).toEqual(['done', true, true, true, 'done', 'done', true, true, 'done']);
  });
});
