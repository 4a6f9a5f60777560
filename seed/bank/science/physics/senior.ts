import type { Templates } from '../../bank.ts';
import { curveTemplates } from './senior-curves.ts';
import { electricityTemplates } from './senior-electricity.ts';
import { energyTemplates } from './senior-energy.ts';
import { forceTemplates } from './senior-forces.ts';
import { kinematicsTemplates } from './senior-kinematics.ts';
import { magnetismTemplates } from './senior-magnetism.ts';
import { reviewTemplates } from './senior-review.ts';
import { waveTemplates } from './senior-waves.ts';

/** Templates of physics in senior school. */
export const seniorPhysics: readonly Templates[] = [
  curveTemplates,
  electricityTemplates,
  energyTemplates,
  forceTemplates,
  kinematicsTemplates,
  magnetismTemplates,
  reviewTemplates,
  waveTemplates,
];
