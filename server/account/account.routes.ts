import { setTimeout as wait } from 'node:timers/promises';
import * as account from '../../contracts/account/account.ts';
import { personaGuides } from '../../contracts/constants/personas.ts';
import type { ParsedOf } from '../../contracts/endpoint.ts';
import { roleLabels } from '../../contracts/roles.ts';
import { againWhileBusy } from '../database/passing.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { verifyInThread } from '../engines/passwords/pool.ts';
import { refusal } from '../http/errors.ts';
import { openRoute, route } from '../http/route.ts';
import { rolesOf } from '../http/user.ts';
import {
  deleteToken,
  exchangeTicket,
  insertToken,
  lifetimes,
  selectPersonas,
  selectScenario,
  selectUserByAccount,
} from './account.queries.ts';
import { callerOf } from './addresses.ts';
import { defaultSandbox } from './default-sandbox.ts';
import { countTry, minutesClosed, rememberRight, takeBackTry, type Try } from './tries.ts';

const bearer = (accessToken: string) => ({ accessToken, tokenType: 'bearer' as const, expiresIn: lifetimes.access });

function findSandbox(sandboxes: Sandboxes, name: string = defaultSandbox) {
  const sandbox = sandboxes.find(name || defaultSandbox);
  if (!sandbox) throw refusal(account.createToken, 'noSandbox', { sandbox: name });
  return sandbox;
}

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
async function signIn(
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

export const accountRoutes = [
  openRoute(account.listPersonas, ({ input, sandboxes }) => {
    const sandbox = findSandbox(sandboxes, input.sandbox);
    const personas = selectPersonas(sandbox);
    const scenario = selectScenario(sandbox);
    const roles = rolesOf(
      sandbox,
      personas.map(({ id }) => id),
    );
    return personas.map(({ id, schoolName, partnerName, area, ...persona }) => ({
      ...persona,
      organisation: schoolName ?? partnerName ?? area,
      roleNames: (roles.get(id) ?? []).map(({ role }) => roleLabels[role]),
      shows: personaGuides[persona.account]?.shows ?? '',
      opens: personaGuides[persona.account]?.opens ?? '',
      scenario,
    }));
  }),

  openRoute(account.createToken, async ({ input, sandboxes, ip }) => {
    const sandbox = findSandbox(sandboxes, input.sandbox);
    // Nobody is known to be in it yet: it must not fall asleep while the password is checked.
    const release = sandboxes.hold(sandbox.name);
    try {
      return await signIn(sandbox, input, callerOf(ip));
    } finally {
      release();
    }
  }),

  route(account.revokeToken, ({ sandbox, token }) => deleteToken(sandbox, token)),

  route(account.createTicket, ({ sandbox, user }) => ({
    ticket: insertToken(sandbox, user.id, 'ticket'),
    expiresIn: lifetimes.ticket,
  })),

  openRoute(account.exchangeTicket, ({ input, sandboxes }) => {
    const sandbox = sandboxes.find(input.ticket.split('.')[0]!);
    const token = sandbox && exchangeTicket(sandbox, input.ticket);
    if (!token) throw refusal(account.exchangeTicket, 'used');
    return bearer(token);
  }),
];
