import type { BankCourse } from '../../bank.ts';
import { acidChapters } from './junior-acids.ts';
import { carbonChapters } from './junior-carbon.ts';
import { equationChapter } from './junior-equations.ts';
import { formulaChapter } from './junior-formulas.ts';
import { matterChapters } from './junior-matter.ts';
import { metalChapter } from './junior-metals.ts';
import { particleChapter } from './junior-particles.ts';
import { solutionChapter } from './junior-solutions.ts';
import { seniorChemistry } from './senior.ts';

const juniorChemistry: BankCourse = {
  subjectId: '5',
  stage: 'junior',
  chapters: [
    ...matterChapters,
    particleChapter,
    formulaChapter,
    equationChapter,
    ...carbonChapters,
    metalChapter,
    solutionChapter,
    ...acidChapters,
  ],
};

/** Chemistry of junior and senior school. */
export const chemistryCourses: readonly BankCourse[] = [juniorChemistry, seniorChemistry];
