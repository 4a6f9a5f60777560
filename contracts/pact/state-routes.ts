import type { FastifyInstance } from 'fastify';
import { generalRefusal } from '../../server/http/errors.ts';
import type { Stage } from './stage.ts';
import { states, type StateName } from './states/states.ts';

/** Where a verifier of pacts has states brought about. */
export const statesPath = '/_pact/provider-states';

/** What verifiers send: one state and whether it begins or ends, or several that are to be brought about. */
interface Change {
  state?: unknown;
  states?: unknown;
  action?: unknown;
}

const isState = (name: unknown): name is StateName => typeof name === 'string' && Object.hasOwn(states, name);

/** The states that a verifier asks for; none at the end of an interaction, as each begins from the start. */
function askedFor({ state, states: several, action }: Change): StateName[] {
  if (action === 'teardown') return [];
  const named = state === undefined || state === '' ? several : [state];
  const names: unknown[] = Array.isArray(named) ? named : [];
  const unknown = names.find((name) => !isState(name));
  if (unknown !== undefined) throw generalRefusal('wrongField', `state:没有这样的前提：${JSON.stringify(unknown)}`);
  return names as StateName[];
}

/**
 * Lets any verifier bring states about: it answers with the values that the interactions take from them, and with the
 * token of whoever is signed in.
 */
export function addStates(app: FastifyInstance, stage: Stage): void {
  app.post<{ Body: Change | null }>(statesPath, async ({ body }) =>
    askedFor(body ?? {}).reduce((values, name) => ({ ...values, ...stage.begin(name) }), {}),
  );
}
