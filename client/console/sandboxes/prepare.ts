import { listScenarios, prepareScenario } from '../../../contracts/console/sandboxes.ts';
import type { ScenarioName } from '../../../contracts/constants/scenarios.ts';
import { call } from '../../api/call.ts';

/** Milliseconds between two looks at how far preparing has come. */
const lookEvery = 700;

const look = async (scenario: ScenarioName) => {
  const all = await call(listScenarios, {}, { quiet: true });
  return all.find((one) => one.scenario === scenario);
};

/** Waits until the world of a scenario is ready, or has not been made: it may take longer than a call may. */
export async function prepared(scenario: ScenarioName): Promise<void> {
  if ((await look(scenario))?.isReady) return;
  await call(prepareScenario, { scenario });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    const state = await look(scenario);
    if (!state || state.isReady || state.percent === 0) return;
  }
}
