import type { BankCourse } from '../../bank.ts';
import { buoyancyChapter } from './junior-buoyancy.ts';
import { circuitChapters } from './junior-circuits.ts';
import { densityChapter } from './junior-density.ts';
import { forceChapters } from './junior-force.ts';
import { heatChapters } from './junior-heat.ts';
import { lightChapters } from './junior-light.ts';
import { machineChapter } from './junior-machines.ts';
import { motionChapter } from './junior-motion.ts';
import { powerChapters } from './junior-power.ts';
import { pressureChapter } from './junior-pressure.ts';
import { waveChapters } from './junior-waves.ts';
import { workChapter } from './junior-work.ts';
import { seniorPhysics } from './senior.ts';

const juniorPhysics: BankCourse = {
  subjectId: '4',
  stage: 'junior',
  chapters: [
    motionChapter,
    ...waveChapters,
    ...lightChapters,
    densityChapter,
    ...forceChapters,
    pressureChapter,
    buoyancyChapter,
    workChapter,
    machineChapter,
    ...heatChapters,
    ...circuitChapters,
    ...powerChapters,
  ],
};

/** Physics of junior and senior school. */
export const physicsCourses: readonly BankCourse[] = [juniorPhysics, seniorPhysics];
