import type { BankChapter } from '../../bank.ts';
import { grade1 } from './grade-1.ts';
import { grade2 } from './grade-2.ts';
import { grade3 } from './grade-3.ts';
import { grade4 } from './grade-4.ts';
import { grade5 } from './grade-5.ts';
import { grade6 } from './grade-6.ts';

/** Chapters of mathematics in primary school. */
export const primaryChapters: readonly BankChapter[] = [
  ...grade1,
  ...grade2,
  ...grade3,
  ...grade4,
  ...grade5,
  ...grade6,
];
