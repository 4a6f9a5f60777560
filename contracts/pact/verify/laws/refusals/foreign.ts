import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { foreignValueOf } from '../../../../lies/foreign.ts';
import { isOwned, type AboutId } from '../../../../kinds.ts';
import { idFields } from '../../../../walk.ts';
import type { Planned } from '../../../plan.ts';
import { NotExercised, type Law } from '../law.ts';
import { inputIn, refusalLaw, refusing, successOf } from './success.ts';

/** Whoever may make a call is refused where an id names what is somebody else's, each of the ids singly. */
export function foreignLaws(call: CallName, endpoint: Endpoint): Law[] {
  if (endpoint.open) return [];
  const success = successOf(call, endpoint);
  return idFields(endpoint.input)
    .filter(({ path, about }) => path.length === 1 && isOwned(about.of) && foreignValueOf(about.of) !== undefined)
    .map(({ path, about }) => foreignLaw(success, path[0] as string, about));
}

function foreignLaw(success: Planned, field: string, { of, refuse }: AboutId): Law {
  const name = `他人的 ${field}`;
  const value = foreignValueOf(of)!;
  return refusalLaw(success, name, (prober) => {
    const foreign = prober.values[value];
    if (foreign === undefined) throw new NotExercised(`状态没有给出 ${value}`);
    const input = { ...inputIn(success, prober), [field]: foreign };
    return refusing(prober, success, refuse === undefined ? 403 : 400, { input, what: name });
  });
}
