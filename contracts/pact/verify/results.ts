import type { CaseProfile } from '../../profile.ts';
import type { Named } from '../plan.ts';
import type { Deviation } from '../../answers/deviation.ts';
import type { Difference } from '../../answers/shape.ts';

/** What became of one case or law. */
export interface Result {
  planned: Named;
  /** `other`: other than assumed, where the specification is silent. */
  outcome: 'kept' | 'other' | 'broken' | 'unverified';
  /** How the answer is other than declared; in a comparison of shapes, how they differ. */
  deviations: Deviation[];
  differences: Difference[];
  /** Why it was not verified; "" otherwise. */
  reason: string;
  /** How the answer came, where that is other than assumed. */
  manner?: CaseProfile;
}
