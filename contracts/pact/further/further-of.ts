import type { CallName } from '../../calls.ts';
import type { Endpoint } from '../../endpoint.ts';
import { plannedOf, type Planned } from '../plan.ts';
import type { StateName } from '../states/states.ts';
import { further } from './all.ts';

type Sent = Readonly<Record<string, unknown>>;

/**
 * Further cases of a call, that send what its other ones leave out. They belong to the verification alone: a pact pins what
 * the client relies on in each answer, which the success does already.
 */
export function furtherOf(call: CallName, endpoint: Endpoint): Planned[] {
  const success = plannedOf(call, endpoint)[0]!;
  return (further[call] ?? []).map((one: object, at) => {
    const { state, more } = 'in' in one ? elsewhere(one) : { state: undefined, more: one as Sent };
    const input = Object.entries({ ...success.input, ...more }).filter(([, value]) => value !== undefined);
    return {
      ...success,
      name: `further input ${at + 1}`,
      states: state === undefined ? success.states : [state],
      input: Object.fromEntries(input),
      expected: success.expected.kind === 'file' ? success.expected : { kind: 'answer' },
    };
  });
}

const elsewhere = (one: object): { state: StateName; more: Sent } => {
  const { in: state, send } = one as { in: StateName; send: Sent };
  return { state, more: send };
};
