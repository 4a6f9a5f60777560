import type { ScenarioProgress, ScenarioTask } from '../../server/engines/sandboxes/tasks.ts';
import { serveTasks, tellProgress } from '../../server/workers/serve.ts';
import { prepareScenario } from './prepare.ts';

serveTasks<ScenarioTask, null>(
  async (task) => {
    prepareScenario(task, (progress) => tellProgress<ScenarioProgress>(progress));
    return null;
  },
  () => undefined,
);
