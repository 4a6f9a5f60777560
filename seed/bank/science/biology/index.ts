import type { BankCourse } from '../../bank.ts';
import { bodyChapters } from './junior-bodies.ts';
import { cellChapters } from './junior-cells.ts';
import { heredityChapter } from './junior-heredity.ts';
import { regulationChapters } from './junior-regulation.ts';
import { seniorBiology } from './senior.ts';

const juniorBiology: BankCourse = {
  subjectId: '6',
  stage: 'junior',
  chapters: [...cellChapters, ...bodyChapters, ...regulationChapters, heredityChapter],
};

/** Biology of junior and senior school. */
export const biologyCourses: readonly BankCourse[] = [juniorBiology, seniorBiology];
