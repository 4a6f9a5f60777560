import { access } from '../../../../../server/http/access.ts';
import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { plannedOf, type Planned } from '../../../plan.ts';
import type { Deviation } from '../../deviation.ts';
import type { How, Law, Prober } from '../law.ts';
import { inputIn, refusing, refusalLaw } from './success.ts';
import { changedIn, witness } from './witness.ts';

/** Nothing comes of a write that is refused: what its rules forbid, and what strangers want. */
export function leavingLaws(call: CallName, endpoint: Endpoint): Law[] {
  const planned = plannedOf(call, endpoint);
  if (!endpoint.effects || endpoint.effects.nothing !== '') return [];
  return [
    ...planned
      .filter(({ name }) => name.startsWith('refused '))
      .map((one) =>
        refusalLaw(one, `拒绝不留痕 ${one.name.slice('refused '.length)}`, (prober) => leaving(prober, one, 400)),
      ),
    ...(access[call] === 'open'
      ? []
      : [
          refusalLaw(planned[0]!, '拒绝不留痕 没有令牌', (prober) =>
            leaving(prober, planned[0]!, 401, { token: 'none' }),
          ),
        ]),
  ];
}

async function leaving(prober: Prober, planned: Planned, code: number, how: How = {}): Promise<Deviation[]> {
  const before = await witness(prober, planned.endpoint);
  const input = inputIn(planned, prober);
  const found = await refusing(prober, planned, code, { input, what: '拒绝', how });
  return [...found, ...(await changedIn(prober, before))];
}
