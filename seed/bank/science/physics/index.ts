import type { Templates } from '../../bank.ts';
import { buoyancyTemplates } from './junior-buoyancy.ts';
import { circuitTemplates } from './junior-circuits.ts';
import { densityTemplates } from './junior-density.ts';
import { forceTemplates } from './junior-force.ts';
import { heatTemplates } from './junior-heat.ts';
import { lightTemplates } from './junior-light.ts';
import { machineTemplates } from './junior-machines.ts';
import { motionTemplates } from './junior-motion.ts';
import { powerTemplates } from './junior-power.ts';
import { pressureTemplates } from './junior-pressure.ts';
import { waveTemplates } from './junior-waves.ts';
import { workTemplates } from './junior-work.ts';
import { seniorPhysics } from './senior.ts';

/** Templates of physics. */
export const physics: readonly Templates[] = [
  buoyancyTemplates,
  circuitTemplates,
  densityTemplates,
  forceTemplates,
  heatTemplates,
  lightTemplates,
  machineTemplates,
  motionTemplates,
  powerTemplates,
  pressureTemplates,
  waveTemplates,
  workTemplates,
  ...seniorPhysics,
];
