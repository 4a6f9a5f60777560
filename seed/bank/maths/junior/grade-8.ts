import type { Templates } from '../../bank.ts';
import { averages } from './averages.ts';
import { congruence } from './congruence.ts';
import { linearFunctions } from './linear-functions.ts';
import { parallelograms } from './parallelograms.ts';
import { products } from './products.ts';
import { pythagoras } from './pythagoras.ts';
import { radicals } from './radicals.ts';
import { rationalExpressions } from './rational-expressions.ts';
import { symmetry } from './symmetry.ts';
import { triangles } from './triangles.ts';

/** Templates of the eighth grade in the order of the textbook. */
export const grade8: readonly Templates[] = [
  triangles,
  congruence,
  symmetry,
  products,
  rationalExpressions,
  radicals,
  pythagoras,
  parallelograms,
  linearFunctions,
  averages,
];
