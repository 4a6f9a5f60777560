import type { Templates } from '../../bank.ts';
import { cellTemplates } from './junior-cells.ts';
import { heredityTemplates } from './junior-heredity.ts';
import { seniorBiology } from './senior.ts';

/** Templates of biology. */
export const biology: readonly Templates[] = [cellTemplates, heredityTemplates, ...seniorBiology];
