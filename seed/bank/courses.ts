import type { BankCourse } from './bank.ts';
import { humanitiesCourses } from './humanities/index.ts';
import { languageCourses } from './languages/index.ts';
import { mathsCourses } from './maths/index.ts';
import { scienceCourses } from './science/index.ts';

/** Everything that the bank has before anybody adds to it. */
export const bankCourses: readonly BankCourse[] = [
  ...languageCourses,
  ...mathsCourses,
  ...scienceCourses,
  ...humanitiesCourses,
];
