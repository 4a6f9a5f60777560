import type { Named } from '../plan.ts';
import type { Deviation } from './deviation.ts';
import type { Difference } from './shape.ts';

/** What became of one case or law. */
export interface Result {
  planned: Named;
  outcome: 'kept' | 'broken' | 'unverified';
  /** How the answer breaks the contract; in a comparison of shapes, how they differ. */
  deviations: Deviation[];
  differences: Difference[];
  /** Why it was not verified; "" otherwise. */
  reason: string;
}
