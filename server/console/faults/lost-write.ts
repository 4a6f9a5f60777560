import { againWhileBusy } from '../../database/passing.ts';
import { openSandbox, type Sandbox } from '../../database/sandbox.ts';
import { dirname } from 'node:path';
import type { Act } from './act.ts';

/** Milliseconds for which a connection of the server's waits for a lock. */
const longestWait = 10;

/**
 * Has a write done in a transaction of a connection of its own, and undone: what it answers is what it would have done. Others see
 * nothing of it, and wait with their own writes as they do for any that takes its time.
 */
export const loseWrite: Act = async ({ exchange, rest, sandbox, count }) => {
  const { caller } = exchange;
  if (!caller) return rest();
  // Before the transaction, which would keep the count from being written.
  await count();
  const ghost = openSandbox(dirname(sandbox.file), sandbox.name, { timeout: longestWait });
  ghost.clock.set(sandbox.clock.how());
  try {
    await againWhileBusy(() => ghost.sqlite.exec('begin immediate'));
    exchange.caller = { ...caller, sandbox: ghost };
    exchange.isUndone = true;
    return await rest();
  } finally {
    exchange.caller = caller;
    undo(ghost);
  }
};

function undo({ sqlite }: Sandbox): void {
  if (sqlite.inTransaction) sqlite.exec('rollback');
  sqlite.close();
}
