import type { Templates } from '../../bank.ts';
import { dnaTemplates } from './senior-dna.ts';
import { ecologyTemplates } from './senior-ecology.ts';
import { geneticsTemplates } from './senior-genetics.ts';
import { moleculeTemplates } from './senior-molecules.ts';

/** Templates of biology in senior school. */
export const seniorBiology: readonly Templates[] = [
  dnaTemplates,
  ecologyTemplates,
  geneticsTemplates,
  moleculeTemplates,
];
