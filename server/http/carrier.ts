import type { FastifyBaseLogger } from 'fastify';
import type { CallName } from '../../contracts/calls.ts';
import { hasQuery } from '../../contracts/endpoint.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { access, scopesOf } from './access.ts';
import type { Assistants, CarriedOrder, Carrier } from './assistants.ts';
import { forbidden, generalRefusal } from './errors.ts';
import { parseInput } from './input.ts';
import { reachOf } from './reach.ts';
import { nameOf, type Context, type Route } from './route.ts';
import { texts } from '../../contracts/envelope.ts';

interface Means extends Omit<Assistants, 'carrier'> {
  sandboxes: Sandboxes;
  log: FastifyBaseLogger;
}

/** Carries out those calls that have a route here, by the same checks as a request: what was allowed once may not be any more. */
export function carrierOf(routes: readonly Route[], means: Means): Carrier {
  const byName = new Map<CallName, Route>(routes.map((route) => [nameOf(route.endpoint), route]));
  const admit = ({ sandbox, user, call, asked }: CarriedOrder) => {
    const route = byName.get(call);
    if (!route) throw generalRefusal('notFound', texts.notFound);
    const { endpoint } = route;
    const rule = access[call];
    const scopes = scopesOf(
      rule,
      user.roles.map(({ role }) => role),
    );
    if (scopes.size === 0) throw forbidden();
    const input = parseInput(endpoint, asked, hasQuery(endpoint));
    reachOf(endpoint, rule)(sandbox, user, scopes, input);
    return { route, scopes, input };
  };
  const carrier: Carrier = {
    has: (call) => byName.has(call),
    check: (order) => void admit(order),
    carryOut: async (order, { file, gone, tell }) => {
      const { route, scopes, input } = admit(order);
      const { sandbox, user } = order;
      const own = { sandbox, user, token: '', ip: '' };
      const context = { ...means, ...own, carrier, input, scopes, file, gone, tell } as unknown as Context;
      await route.before?.(context);
      return route.handle(context);
    },
  };
  return carrier;
}
