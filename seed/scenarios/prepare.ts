import type Database from 'better-sqlite3';
import { scenarioCasts } from '../../contracts/constants/scenario-scripts.ts';
import { scenarios, type ScenarioName } from '../../contracts/constants/scenarios.ts';
import { scenarioSetting, startSetting } from '../../server/database/begin-clock.ts';
import { preparedName } from '../../server/engines/sandboxes/prepared.ts';
import type { ScenarioProgress, ScenarioTask } from '../../server/engines/sandboxes/tasks.ts';
import { createSandbox } from '../sandbox.ts';
import { finishes } from './scenarios.ts';

const seed = 7;

/** The login page offers those who have something to show. */
function chooseCast(sqlite: Database.Database, scenario: ScenarioName): void {
  const leave = sqlite.prepare(
    "update users set persona = '' where persona <> '' and account not in (select value from json_each(?))",
  );
  leave.run(JSON.stringify(scenarioCasts(scenario)));
}

/** Makes the world of a scenario in a folder of its own. */
export function prepareScenario(
  { scenario, folder }: ScenarioTask,
  onProgress: (progress: ScenarioProgress) => void,
): void {
  const { size, day, hasExams } = scenarios[scenario];
  createSandbox(folder, preparedName, {
    size,
    seed,
    now: day,
    hasExams,
    onProgress: ({ done, total }) => onProgress({ done, total }),
    finish: (sqlite, world) => {
      finishes[scenario](sqlite, world);
      chooseCast(sqlite, scenario);
      world.write.setting({ key: startSetting, value: day });
      world.write.setting({ key: scenarioSetting, value: scenario });
    },
  });
}
