import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { partsOf } from '../../../../walk.ts';
import { jsonOf } from '../../bodies.ts';
import type { Law } from '../law.ts';
import { oddIn } from '../reads/values.ts';
import { inputIn, refusalLaw, successOf } from './success.ts';

/** A write tells no secret but those that it declares, such as a new password. */
export function secretLaws(call: CallName, endpoint: Endpoint): Law[] {
  if (!endpoint.effects) return [];
  const success = successOf(call, endpoint);
  const declared = [...partsOf(endpoint.data)].map(({ path }) => `$.data.${String(path.at(-1))}`);
  return [
    refusalLaw(success, '答复的取值', async (prober) => {
      const answer = await prober.ask(call, inputIn(success, prober), success.file && { file: success.file });
      const found = [...oddIn(jsonOf(answer), [])].map(({ deviation }) => deviation);
      return found.filter(({ path }) => !declared.includes(path));
    }),
  ];
}
