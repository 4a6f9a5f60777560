import type { Templates } from '../../bank.ts';
import { coordinates } from './coordinates.ts';
import { data } from './data.ts';
import { expressions } from './expressions.ts';
import { firstGeometry } from './first-geometry.ts';
import { inequalities } from './inequalities.ts';
import { linearEquations } from './linear-equations.ts';
import { linearSystems } from './linear-systems.ts';
import { parallelLines } from './parallel-lines.ts';
import { rationalNumbers } from './rational-numbers.ts';
import { realNumbers } from './real-numbers.ts';
import { solidNets } from './solid-nets.ts';

/** Templates of the seventh grade in the order of the textbook. */
export const grade7: readonly Templates[] = [
  rationalNumbers,
  expressions,
  linearEquations,
  firstGeometry,
  solidNets,
  parallelLines,
  realNumbers,
  coordinates,
  linearSystems,
  inequalities,
  data,
];
