import type { Planned } from '../../../plan.ts';
import type { Deviation } from '../../../../answers/deviation.ts';
import { changeIn } from '../effects/judge.ts';
import { lookAt } from '../effects/sight.ts';
import { witnessesOf } from '../effects/witness.ts';
import { knownOf, pairsOf } from '../effects/written.ts';
import type { Prober } from '../law.ts';

/** How many reads look at what a write touches: each is made before and after. */
const watched = 3;

/** What is wrong with how attempts are refused, and what reads tell otherwise than before, though nothing should have happened. */
export async function unharmed(
  prober: Prober,
  { call, endpoint }: Pick<Planned, 'call' | 'endpoint'>,
  input: Record<string, unknown>,
  attempts: () => Promise<Deviation[]>,
): Promise<Deviation[]> {
  const witnesses = endpoint.effects ? witnessesOf(knownOf({ call, endpoint }, input, prober)) : [];
  const before = await lookAt(prober, witnesses, watched);
  const found = await attempts();
  const changed = (await pairsOf(prober, before)).flatMap(changeIn);
  return [...found, ...changed.map((one) => ({ ...one, path: `拒绝之后的 ${one.path}` }))];
}
