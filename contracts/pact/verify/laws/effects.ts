import { callEntries } from '../../../calls.ts';
import { plannedOf, type Planned } from '../../plan.ts';
import { importLaws } from './effects/imported.ts';
import { repeatedLaws } from './effects/repeated.ts';
import { seenLaw } from './effects/seen.ts';
import { specialLaws } from './effects/special.ts';
import { undoneLaws } from './effects/undone.ts';
import type { Law } from './law.ts';

/** What a write does shows in the reads that show such things, and in no other. */
export const effectLaws = (): Law[] => [
  ...writes.map(seenLaw),
  ...successes.flatMap(undoneLaws),
  ...successes.flatMap(repeatedLaws),
  ...importLaws(),
  ...specialLaws(),
];

/** Whether a read shows what a call does. */
const isSeen = ({ endpoint: { effects } }: Planned): boolean => effects?.nothing === '';

/** The writes that are seen, as their cases make them. */
const writes = callEntries
  .flatMap(([call, endpoint]) => plannedOf(call, endpoint))
  .filter((one) => isSeen(one) && ['success', 'json'].includes(one.name));

const successes = writes.filter(({ name }) => name === 'success');
