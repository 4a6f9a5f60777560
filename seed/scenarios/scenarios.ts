import type Database from 'better-sqlite3';
import type { ScenarioName } from '../../contracts/constants/scenarios.ts';
import type { World } from '../world.ts';
import { finishBeforeFinal } from './before-final.ts';
import { finishBusyMorning } from './busy-morning.ts';
import { finishEmptySchool } from './empty-school.ts';
import { finishParentsEvening } from './parents-evening.ts';
import { finishTermStart } from './term-start.ts';

/** What a scenario changes in the world that was seeded for it. */
export type Finish = (sqlite: Database.Database, world: World) => void;

const nothing: Finish = () => undefined;

/** What each scenario changes. */
export const finishes: Readonly<Record<ScenarioName, Finish>> = {
  'term-start': finishTermStart,
  'after-midterm': nothing,
  'before-final': finishBeforeFinal,
  'empty-school': finishEmptySchool,
  'busy-morning': finishBusyMorning,
  'parents-evening': finishParentsEvening,
};
