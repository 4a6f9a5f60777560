import { randomInt } from 'node:crypto';
import type { Sandbox } from '../../../database/sandbox.ts';
import { hashInThread } from '../../../engines/passwords/pool.ts';
import { turnOf } from '../../../workers/turn-of.ts';

/** Letters and digits that are not mistaken for one another when read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password by chance, and its hash. To be awaited before a transaction, which would hold the lock for as long. */
export async function newPassword(
  sandbox: Sandbox,
  userId: string,
): Promise<{ password: string; passwordHash: string }> {
  const password = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { password, passwordHash: await hashInThread(password, turnOf(sandbox, userId)) };
}
