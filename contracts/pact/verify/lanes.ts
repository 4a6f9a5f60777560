import { calls, type CallName } from '../../calls.ts';
import { plannedOf, type Planned } from '../plan.ts';
import { carryOutLaws, type LawResults } from './laws/carry-out.ts';
import type { Law } from './laws/law.ts';
import { Patience } from './patience.ts';
import type { Result } from './results.ts';
import { carryOut, type Common, type Equipment } from './run.ts';
import type { Surroundings } from './situation.ts';

/** Cases and laws to carry out. */
export interface Work {
  run: readonly Planned[];
  laws: readonly Law[];
}

/** All of the calls that are shown in one state: nobody waits for a call in two places at once. */
interface Share {
  run: Planned[];
  laws: Law[];
}

/** How many states the work is of: so many surroundings have something to do. */
export const sharesIn = (work: Work): number => sharesOf(work).length;

/** Carries work out in all surroundings at once; what came of it is told in the order of the work. */
export async function carryOutIn(places: readonly Surroundings[], common: Common, work: Work): Promise<LawResults> {
  const patience = new Patience();
  const waiting = sharesOf(work);
  const found: LawResults = { results: [], notExercised: [] };
  const ended = await Promise.allSettled(
    places.map((surroundings) => takeShares(waiting, { ...common, surroundings, patience }, found)),
  );
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const order = new Map([...work.run, ...work.laws].map((one, at) => [nameOf(one), at]));
  const byOrder = (one: Pick<Result, 'planned'>, other: Pick<Result, 'planned'>): number =>
    order.get(nameOf(one.planned))! - order.get(nameOf(other.planned))!;
  return { results: found.results.sort(byOrder), notExercised: found.notExercised.sort(byOrder) };
}

const nameOf = ({ call, name }: Pick<Planned, 'call' | 'name'>): string => `${call}: ${name}`;

async function takeShares(waiting: Share[], equipment: Equipment, found: LawResults): Promise<void> {
  try {
    for (let share = waiting.shift(); share; share = waiting.shift()) {
      const cases = await carryOut(share.run, equipment);
      const held = await carryOutLaws(share.laws, equipment);
      found.results.push(...cases, ...held.results);
      found.notExercised.push(...held.notExercised);
    }
  } catch (error) {
    // The others have nothing to go on for.
    waiting.length = 0;
    throw error;
  }
}

/** The largest first, so that nobody is left alone with it at the end. */
function sharesOf({ run, laws }: Work): Share[] {
  const shares = new Map<string, Share>();
  const shareOf = (call: CallName): Share => {
    const state = plannedOf(call, calls[call])[0]!.states.join();
    const share = shares.get(state) ?? { run: [], laws: [] };
    shares.set(state, share);
    return share;
  };
  for (const planned of run) shareOf(planned.call).run.push(planned);
  for (const law of laws) shareOf(law.call).laws.push(law);
  const sizeOf = (share: Share): number => share.run.length + share.laws.length;
  return [...shares.values()].sort((one, other) => sizeOf(other) - sizeOf(one));
}
