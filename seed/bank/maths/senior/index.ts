import type { BankChapter } from '../../bank.ts';
import { complexNumbers } from './complex.ts';
import { electives } from './electives.ts';
import { events } from './events.ts';
import { exponentials } from './exponentials.ts';
import { functions } from './functions.ts';
import { basicInequalities } from './inequalities.ts';
import { samples } from './samples.ts';
import { sets } from './sets.ts';
import { solids } from './solids.ts';
import { trigFunctions } from './trig-functions.ts';
import { vectors } from './vectors.ts';

/** Chapters of mathematics in senior school. */
export const seniorChapters: readonly BankChapter[] = [
  sets,
  basicInequalities,
  functions,
  exponentials,
  trigFunctions,
  vectors,
  complexNumbers,
  solids,
  samples,
  events,
  ...electives,
];
