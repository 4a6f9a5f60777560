import type { CallName } from '../../calls.ts';
import { foreignValueOf } from '../../lies/foreign.ts';
import { filledInput } from '../case.ts';
import type { World } from '../states/world.ts';
import type { Situation } from '../verify/situation.ts';
import { charges } from './charges.ts';
import type { Input } from '../../lies/exchange.ts';
import type { Known } from '../../lies/lie.ts';
import { otherOf } from '../../../server/console/faults/lies/others.ts';
import { keep } from './undoing.ts';

/** What somebody who lies about a call knows in a situation. */
export function knownOf(call: CallName, { values, token }: Situation, world: World): Known {
  const [success] = charges.get(call)!.cases;
  return {
    values,
    token: token ?? '',
    isForeign: (kind, id) => {
      const value = foreignValueOf(kind);
      return value !== undefined && id === values[value];
    },
    input: filledInput(success!.input, (name) => values[name] ?? '') as Input,
    keep: () => keep(world),
    another: (kind, ids) => otherOf(world.sandbox, kind, ids),
  };
}
