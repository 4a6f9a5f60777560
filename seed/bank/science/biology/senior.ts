import type { BankCourse } from '../../bank.ts';
import { dnaChapters } from './senior-dna.ts';
import { ecologyChapters } from './senior-ecology.ts';
import { energyChapters } from './senior-energy.ts';
import { geneticsChapters, variationChapter } from './senior-genetics.ts';
import { moleculeChapters } from './senior-molecules.ts';
import { regulationChapters } from './senior-regulation.ts';
import { technologyChapters } from './senior-technology.ts';

/** Biology of senior school. */
export const seniorBiology: BankCourse = {
  subjectId: '6',
  stage: 'senior',
  chapters: [
    ...moleculeChapters,
    ...energyChapters,
    ...geneticsChapters,
    ...dnaChapters,
    variationChapter,
    ...regulationChapters,
    ...ecologyChapters,
    ...technologyChapters,
  ],
};
