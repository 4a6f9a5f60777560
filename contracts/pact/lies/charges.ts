import { callEntries, type CallName } from '../../calls.ts';
import { furtherOf } from '../further/further-of.ts';
import { plannedOf, type Planned } from '../plan.ts';
import { allLaws } from '../verify/laws/all.ts';
import type { Law } from '../verify/laws/law.ts';
import { sharedCalls } from '../../lies/all.ts';

/** The cases and laws that a call is held to. */
export interface Charge {
  cases: readonly Planned[];
  laws: Law[];
}

const laws = allLaws();

/** Of each call. */
export const charges = new Map<CallName, Charge>(
  callEntries.map(([call, endpoint]) => [
    call,
    {
      cases: [...plannedOf(call, endpoint), ...furtherOf(call, endpoint)],
      laws: laws.filter((law) => law.call === call || law.also === call),
    },
  ]),
);

/** What can be read of what a call does. */
export const reads = sharedCalls
  .filter(([, { effects, upload, answers }]) => !effects && !upload && answers === 'envelope')
  .map(([call]) => charges.get(call)!.cases[0]!);
