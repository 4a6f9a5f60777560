import { access } from '../../../../../server/http/access.ts';
import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { plannedOf, type Planned } from '../../../plan.ts';
import type { Deviation } from '../../../../answers/deviation.ts';
import type { How, Law, Prober } from '../law.ts';
import { inputIn, refusing, refusalLaw } from './success.ts';
import { unharmed } from './unharmed.ts';

/** A call that must be refused, and how it is made. */
interface Attempt {
  planned: Planned;
  what: string;
  code: number;
  how: How;
}

/** Nothing comes of a write that is refused: what its rules forbid, and what strangers want; those of one state together. */
export function leavingLaws(call: CallName, endpoint: Endpoint): Law[] {
  if (!endpoint.effects || endpoint.effects.nothing !== '') return [];
  const all = attemptsOf(call, endpoint);
  const stateOf = ({ planned: { states } }: Attempt): string => states.join();
  return [...new Set(all.map(stateOf))].map((state) => {
    const attempts = all.filter((one) => stateOf(one) === state);
    const names = attempts.map(({ what }) => what).join('、');
    return refusalLaw(attempts[0]!.planned, `拒绝不留痕 ${names}`, (prober) => leaving(prober, attempts));
  });
}

function attemptsOf(call: CallName, endpoint: Endpoint): Attempt[] {
  const planned = plannedOf(call, endpoint);
  const refused = planned
    .filter(({ name }) => name.startsWith('refused '))
    .map((one): Attempt => ({ planned: one, what: one.name.slice('refused '.length), code: 400, how: {} }));
  if (access[call] === 'open') return refused;
  return [{ planned: planned[0]!, what: '没有令牌', code: 401, how: { token: 'none' } }, ...refused];
}

async function leaving(prober: Prober, attempts: readonly Attempt[]): Promise<Deviation[]> {
  const [{ planned }] = attempts as [Attempt];
  return unharmed(prober, planned, inputIn(planned, prober), async () => {
    const found: Deviation[] = [];
    for (const { planned: one, what, code, how } of attempts) {
      found.push(...(await refusing(prober, one, code, { input: inputIn(one, prober), what, how })));
    }
    return found;
  });
}
