import * as account from '../../contracts/account/account.ts';
import { personaGuides } from '../../contracts/constants/personas.ts';
import { roleLabels } from '../../contracts/roles.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
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
} from './account.queries.ts';
import { callerOf } from './addresses.ts';
import { defaultSandbox } from './default-sandbox.ts';
import { bearer, signIn } from './sign-in.ts';

function findSandbox(sandboxes: Sandboxes, name: string = defaultSandbox) {
  const sandbox = sandboxes.find(name || defaultSandbox);
  if (!sandbox) throw refusal(account.createToken, 'noSandbox', { sandbox: name });
  return sandbox;
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
