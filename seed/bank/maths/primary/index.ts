import type { Templates } from '../../bank.ts';
import { grade1 } from './grade-1.ts';
import { grade2 } from './grade-2.ts';
import { grade3 } from './grade-3.ts';
import { grade4 } from './grade-4.ts';
import { grade5 } from './grade-5.ts';
import { grade6 } from './grade-6.ts';

/** Templates of mathematics in primary school. */
export const primaryTemplates: readonly Templates[] = [grade1, grade2, grade3, grade4, grade5, grade6];
