import type { Templates } from '../../bank.ts';
import { chance } from './chance.ts';
import { circles } from './circles.ts';
import { inverseFunctions } from './inverse-functions.ts';
import { quadraticEquations } from './quadratic-equations.ts';
import { quadraticFunctions } from './quadratic-functions.ts';
import { rotation } from './rotation.ts';
import { similarity } from './similarity.ts';
import { trigonometry } from './trigonometry.ts';
import { projections } from './views.ts';

/** Templates of the ninth grade in the order of the textbook. */
export const grade9: readonly Templates[] = [
  quadraticEquations,
  quadraticFunctions,
  rotation,
  circles,
  chance,
  inverseFunctions,
  similarity,
  trigonometry,
  projections,
];
