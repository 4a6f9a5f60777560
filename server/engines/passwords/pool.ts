import { availableParallelism } from 'node:os';
import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import type { PasswordResult, PasswordTask } from './tasks.ts';

/** Passwords that wait at a time, of all who sign in: the last of them for less than a client waits, even in one thread. */
const mostWaiting = 512;

/** One processor is left to everything else. */
const size = Math.max(1, Math.min(2, availableParallelism() - 1));

// Not libuv's own threads, which files are read by: whoever floods these with passwords would stop those too.
const pool = new TaskPool<PasswordTask, PasswordResult>({
  label: '密码',
  entry: entryOf('password-worker', 'engines/passwords/worker.ts'),
  size,
  mostWaiting,
  timeLimit: 30_000,
  refusal: (code) => new Error(code),
  unreadable: (reason) => new Error(`密码处理失败：${reason}`),
});

/**
 * Whether a password belongs to a hash; `turn` says from where it comes, and `yields` that it comes after those of others.
 * Rejects with PoolFull where too many wait.
 */
export const verifyInThread = async (
  password: string,
  stored: string,
  inTurn: { turn: string; yields: boolean },
): Promise<boolean> => (await pool.run({ act: 'verify', password, stored }, inTurn)) === true;

/** The hash of a password; `turn` says for whom. Rejects with PoolFull where too many wait. */
export const hashInThread = async (password: string, turn: string): Promise<string> =>
  String(await pool.run({ act: 'hash', password }, { turn }));

/** Ends the threads, after the last request has been answered. */
export const closePasswordPool = (): Promise<void> => pool.close();
