import { setTimeout as wait } from 'node:timers/promises';
import * as account from '../../contracts/account/account.ts';
import type { ParsedOf } from '../../contracts/endpoint.ts';
import { againWhileBusy } from '../database/passing.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { verifyInThread } from '../engines/passwords/pool.ts';
import { refusal } from '../http/errors.ts';
import { insertToken, lifetimes, selectUserByAccount } from './account.queries.ts';
import { countTry, minutesClosed, rememberRight, takeBackTry, type Try } from './tries.ts';

/** What somebody is given who is let in. */
export const bearer = (accessToken: string) => ({
  accessToken,
  tokenType: 'bearer' as const,
  expiresIn: lifetimes.access,
});

/** Milliseconds that the answer waits where nothing was checked: at once, a flood would ask again thousands of times a second. */
const refusedAfter = 500;

/** Checks a password in its turn; where too many wait for theirs, the try does not count. */
async function isRight(one: Try, password: string, stored: string, yields: boolean): Promise<boolean> {
  try {
    return await verifyInThread(password, stored, { turn: one.address, yields });
  } catch (error) {
    takeBackTry(one);
    await wait(refusedAfter);
    throw error;
  }
}

/** Gives an access token to who knows the password of an account. */
export async function signIn(
  sandbox: Sandbox,
  { account: name, password }: ParsedOf<typeof account.createToken>,
  address: string,
): Promise<ReturnType<typeof bearer>> {
  const one = { sandbox: sandbox.name, account: name, address };
  const minutes = minutesClosed(one);
  if (minutes > 0) {
    await wait(refusedAfter);
    throw refusal(account.createToken, 'limited', { minutes });
  }
  const { delay, yields } = countTry(one);
  const user = selectUserByAccount(sandbox, name);
  const right = await isRight(one, password, user?.passwordHash ?? '', yields);
  // The password may have been reset while it was checked.
  const isCurrent = selectUserByAccount(sandbox, name)?.passwordHash === user?.passwordHash;
  if (!user || !right || !isCurrent) {
    await wait(delay);
    throw refusal(account.createToken, 'wrong');
  }
  rememberRight(one);
  return bearer(await againWhileBusy(() => insertToken(sandbox, user.id, 'access')));
}
