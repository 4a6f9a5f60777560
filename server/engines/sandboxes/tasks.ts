import type { ScenarioName } from '../../../contracts/constants/scenarios.ts';

/** A scenario whose world is to be made in a folder. */
export interface ScenarioTask {
  scenario: ScenarioName;
  folder: string;
}

/** How far that is. */
export interface ScenarioProgress {
  done: number;
  total: number;
}
