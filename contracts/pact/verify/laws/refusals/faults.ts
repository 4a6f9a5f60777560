import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Deviation } from '../../../../answers/deviation.ts';
import type { Law } from '../law.ts';
import { faultyInputs } from './faulty-values.ts';
import { inputIn, refusalLaw, refusing, successOf } from './success.ts';
import { unharmed } from './unharmed.ts';

/** A fault in any field is refused, and nothing comes of what is. */
export function faultLaws(call: CallName, endpoint: Endpoint): Law[] {
  if (Object.keys(endpoint.input.shape).length === 0) return [];
  const success = successOf(call, endpoint);
  return [
    refusalLaw(success, '有误的字段', async (prober) => {
      const input = inputIn(success, prober);
      return unharmed(prober, success, input, async () => {
        const found: Deviation[] = [];
        for (const { field, what, input: faulty } of faultyInputs(success, input)) {
          found.push(...(await refusing(prober, success, 400, { input: faulty, what: `${field} ${what}` })));
        }
        return found;
      });
    }),
  ];
}
