import type { BankCourse } from '../bank.ts';
import { geography10 } from './geography-10.ts';
import { geography11 } from './geography-11.ts';
import { geography12 } from './geography-12.ts';
import { geography7 } from './geography-7.ts';
import { geography8 } from './geography-8.ts';
import { histories } from './histories.ts';
import { morality1to3 } from './morality-1-3.ts';
import { morality4to6 } from './morality-4-6.ts';
import { morality7to8 } from './morality-7-8.ts';
import { morality9 } from './morality-9.ts';
import { politics10 } from './politics-10.ts';
import { politics11 } from './politics-11.ts';
import { politics12 } from './politics-12.ts';

/** Morality and law, history, geography and politics. */
export const humanitiesCourses: readonly BankCourse[] = [
  { subjectId: '7', stage: 'primary', chapters: [...morality1to3, ...morality4to6] },
  { subjectId: '7', stage: 'junior', chapters: [...morality7to8, ...morality9] },
  ...histories,
  { subjectId: '9', stage: 'junior', chapters: [...geography7, ...geography8] },
  { subjectId: '9', stage: 'senior', chapters: [...geography10, ...geography11, ...geography12] },
  { subjectId: '23', stage: 'senior', chapters: [...politics10, ...politics11, ...politics12] },
];
