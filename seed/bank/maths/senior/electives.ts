import type { Templates } from '../../bank.ts';
import { conics } from './conics.ts';
import { counting } from './counting.ts';
import { derivatives } from './derivatives.ts';
import { linesCircles } from './lines-circles.ts';
import { pairedData } from './paired-data.ts';
import { randomVariables } from './random-variables.ts';
import { sequences } from './sequences.ts';
import { spaceVectors } from './space-vectors.ts';

/** Templates of the eleventh and twelfth grade in the order of the textbooks. */
export const electives: readonly Templates[] = [
  spaceVectors,
  linesCircles,
  conics,
  sequences,
  derivatives,
  counting,
  randomVariables,
  pairedData,
];
