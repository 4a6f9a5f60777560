import { access } from '../../../../../server/http/access.ts';
import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Planned } from '../../../plan.ts';
import type { Deviation } from '../../../../answers/deviation.ts';
import { NotExercised, type How, type Law, type Prober } from '../law.ts';
import { inputIn, refusalLaw, refusing, successOf } from './success.ts';

const unheld: Record<string, How> = { 无人持有的令牌: { header: 'bearer xyz' } };

/** Headers that hold no token of anybody. */
const malformed: Record<string, How> = {
  ...unheld,
  其他方案: { header: 'Basic eHl6Og==' },
  没有方案: { header: 'xyz' },
  空的请求头: { header: '' },
};

/** Whoever shows no good token is refused with 401, whatever the token lacks. */
export function tokenLaws(call: CallName, endpoint: Endpoint): Law[] {
  if (access[call] === 'open') return [];
  const success = successOf(call, endpoint);
  const none: Record<string, How> = { 没有令牌: { token: 'none' } };
  // What is planned has no token already, but for calls of ours; how headers are read the stand-in's own tests try.
  const wrong = endpoint.provenance === 'ours' ? { ...none, ...unheld } : malformed;
  const laws = [refusalLaw(success, '令牌 不合格式', (prober) => refusingAll(prober, success, wrong))];
  if (endpoint.provenance === 'ours') return laws;
  return [...laws, lost(success, '令牌 已过期', 'expiredToken'), lost(success, '令牌 已注销', 'revokedToken')];
}

const lost = (success: Planned, name: string, value: 'expiredToken' | 'revokedToken'): Law =>
  refusalLaw(success, name, (prober) => {
    const token = prober.values[value];
    if (token === undefined) throw new NotExercised(`状态没有给出 ${value}`);
    return refusingAll(prober, success, { [name]: { token } });
  });

async function refusingAll(prober: Prober, success: Planned, ways: Record<string, How>): Promise<Deviation[]> {
  const input = inputIn(success, prober);
  const found: Deviation[] = [];
  for (const [what, how] of Object.entries(ways)) {
    found.push(...(await refusing(prober, success, 401, { input, what, how })));
  }
  return found;
}
