import type { BankCourse } from '../bank.ts';
import { grade7 } from './junior/grade-7.ts';
import { grade8 } from './junior/grade-8.ts';
import { grade9 } from './junior/grade-9.ts';
import { primaryChapters } from './primary/index.ts';
import { seniorChapters } from './senior/index.ts';

/** Mathematics of all stages. */
export const mathsCourses: readonly BankCourse[] = [
  { subjectId: '2', stage: 'primary', chapters: primaryChapters },
  { subjectId: '2', stage: 'junior', chapters: [...grade7, ...grade8, ...grade9] },
  { subjectId: '2', stage: 'senior', chapters: seniorChapters },
];
