import type { Templates } from '../bank.ts';
import { grade7 } from './junior/grade-7.ts';
import { grade8 } from './junior/grade-8.ts';
import { grade9 } from './junior/grade-9.ts';
import { primaryTemplates } from './primary/index.ts';
import { seniorTemplates } from './senior/index.ts';

/** Templates of mathematics, all stages. */
export const maths: readonly Templates[] = [...primaryTemplates, ...grade7, ...grade8, ...grade9, ...seniorTemplates];
