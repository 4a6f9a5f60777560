import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { items, partsOf } from '../../../../walk.ts';
import { jsonOf } from '../../../../answers/bodies.ts';
import { anyIndex, jsonPath } from '../../../../answers/values.ts';
import type { Law } from '../law.ts';
import { oddIn } from '../reads/values.ts';
import { inputIn, refusalLaw, successOf } from './success.ts';

/** A write tells no secret but those that it declares, such as a new password. */
export function secretLaws(call: CallName, endpoint: Endpoint): Law[] {
  if (!endpoint.effects) return [];
  const success = successOf(call, endpoint);
  const declared = secretsOf(endpoint);
  return [
    refusalLaw(success, '答复的取值', async (prober) => {
      const answer = await prober.ask(call, inputIn(success, prober), success.file && { file: success.file });
      const found = [...oddIn(jsonOf(answer), [])];
      return found.filter(({ key }) => !declared.includes(key)).map(({ deviation }) => deviation);
    }),
  ];
}

/** Where the answer of a call hands out secrets on purpose. */
const secretsOf = ({ data }: Endpoint): string[] =>
  [...partsOf(data)]
    .filter(({ schema }) => schema.meta()?.['x-secret'])
    .map(({ path }) => jsonPath(['data', ...path.map((step) => (step === items ? anyIndex : step))]));
