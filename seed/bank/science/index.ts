import type { BankCourse } from '../bank.ts';
import { biologyCourses } from './biology/index.ts';
import { chemistryCourses } from './chemistry/index.ts';
import { physicsCourses } from './physics/index.ts';

/** Physics, chemistry and biology. */
export const scienceCourses: readonly BankCourse[] = [...physicsCourses, ...chemistryCourses, ...biologyCourses];
