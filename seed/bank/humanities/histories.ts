import type { BankCourse } from '../bank.ts';
import { history10 } from './history-10.ts';
import { history11 } from './history-11.ts';
import { history12 } from './history-12.ts';
import { history7Early } from './history-7-early.ts';
import { history7Late } from './history-7-late.ts';
import { history8 } from './history-8.ts';
import { history9 } from './history-9.ts';

/** History, of China and of the world. */
export const histories: readonly BankCourse[] = [
  { subjectId: '8', stage: 'junior', chapters: [...history7Early, ...history7Late, ...history8, ...history9] },
  { subjectId: '8', stage: 'senior', chapters: [...history10, ...history11, ...history12] },
];
