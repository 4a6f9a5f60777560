import type { Templates } from '../../bank.ts';
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
import { trigValues } from './trig-values.ts';
import { vectors } from './vectors.ts';

/** Templates of mathematics in senior school. */
export const seniorTemplates: readonly Templates[] = [
  sets,
  basicInequalities,
  functions,
  exponentials,
  trigFunctions,
  trigValues,
  vectors,
  complexNumbers,
  solids,
  samples,
  events,
  ...electives,
];
