import type { BankCourse } from '../../bank.ts';
import { changeChapter } from './senior-amount.ts';
import { electrodeChapters } from './senior-electrodes.ts';
import { elementChapters } from './senior-elements.ts';
import { heatChapters } from './senior-heat.ts';
import { nonmetalChapters } from './senior-nonmetals.ts';
import { organicChapters } from './senior-organic.ts';
import { reviewChapter } from './senior-review.ts';
import { waterChapter } from './senior-water.ts';

/** Chemistry of senior school. */
export const seniorChemistry: BankCourse = {
  subjectId: '5',
  stage: 'senior',
  chapters: [
    changeChapter,
    ...elementChapters,
    ...nonmetalChapters,
    ...heatChapters,
    waterChapter,
    ...electrodeChapters,
    ...organicChapters,
    reviewChapter,
  ],
};
