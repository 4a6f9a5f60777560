import type { BankCourse } from '../../bank.ts';
import { curveChapters } from './senior-curves.ts';
import { electricityChapters } from './senior-electricity.ts';
import { energyChapters } from './senior-energy.ts';
import { forceChapters } from './senior-forces.ts';
import { kinematicsChapter } from './senior-kinematics.ts';
import { magnetismChapters } from './senior-magnetism.ts';
import { reviewChapters } from './senior-review.ts';
import { waveChapters } from './senior-waves.ts';

/** Physics of senior school. */
export const seniorPhysics: BankCourse = {
  subjectId: '4',
  stage: 'senior',
  chapters: [
    kinematicsChapter,
    ...forceChapters,
    ...curveChapters,
    ...energyChapters,
    ...electricityChapters,
    ...magnetismChapters,
    ...reviewChapters,
    ...waveChapters,
  ],
};
