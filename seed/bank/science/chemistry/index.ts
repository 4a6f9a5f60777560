import type { Templates } from '../../bank.ts';
import { acidTemplates } from './junior-acids.ts';
import { carbonTemplates } from './junior-carbon.ts';
import { equationTemplates } from './junior-equations.ts';
import { formulaTemplates } from './junior-formulas.ts';
import { metalTemplates } from './junior-metals.ts';
import { particleTemplates } from './junior-particles.ts';
import { solutionTemplates } from './junior-solutions.ts';
import { seniorChemistry } from './senior.ts';

/** Templates of chemistry. */
export const chemistry: readonly Templates[] = [
  acidTemplates,
  carbonTemplates,
  equationTemplates,
  formulaTemplates,
  metalTemplates,
  particleTemplates,
  solutionTemplates,
  ...seniorChemistry,
];
