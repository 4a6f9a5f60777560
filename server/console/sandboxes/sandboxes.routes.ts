import * as calls from '../../../contracts/console/sandboxes.ts';
import { scenarioCasts } from '../../../contracts/constants/scenario-scripts.ts';
import { scenarioNames, scenarios } from '../../../contracts/constants/scenarios.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { defaultSandbox } from '../../account/default-sandbox.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { readAbout, writeAbout } from './about.ts';
import { addressesOf } from './addresses.ts';
import { listOf } from './list.ts';
import { copyOf, makeSandboxes } from './making.ts';
import { removeOne } from './removing.ts';
import { lossesOf, restoreOne } from './restoring.ts';

type Naming = Endpoint & { refusals: { noSandbox: string; busy: string } };

/** Refuses names of sandboxes that are not there, or that somebody is changing as a whole. */
function check({ sandboxes }: House, endpoint: Naming, ...names: string[]): void {
  for (const sandbox of names) {
    if (sandboxes.isReplacing(sandbox) || sandboxes.isLeaving(sandbox)) throw refusal(endpoint, 'busy', { sandbox });
    if (!sandboxes.exists(sandbox)) throw refusal(endpoint, 'noSandbox', { sandbox });
  }
}

const scenarioRoutes = ({ scenarios: worlds, app }: House) => [
  consoleRoute(calls.listScenarios, () =>
    scenarioNames.map((scenario) => {
      const { title, purpose, day } = scenarios[scenario];
      const ready = worlds.ready(scenario);
      const state = { isReady: ready !== undefined, percent: worlds.percent(scenario), bytes: ready?.bytes ?? 0 };
      return { scenario, title, purpose, day, ...state, cast: scenarioCasts(scenario) };
    }),
  ),
  consoleRoute(calls.prepareScenario, ({ input: { scenario }, log }) => {
    worlds.folder(scenario).catch((error: unknown) => log.error({ err: error }, 'preparing a scenario failed'));
  }),
  consoleRoute(calls.listAddresses, () => addressesOf(app)),
];

const changeRoutes = (house: House) => [
  consoleRoute(calls.createSandboxes, ({ input }) => makeSandboxes(house, input.scenario, input.titles)),
  consoleRoute(calls.copySandbox, async ({ input: { sandbox, title } }) => {
    check(house, calls.copySandbox, sandbox);
    return { sandbox: await copyOf(house, sandbox, title) };
  }),
  consoleRoute(calls.renameSandbox, ({ input: { sandbox, title } }) => {
    const { sandboxes } = house;
    if (!sandboxes.exists(sandbox)) throw refusal(calls.renameSandbox, 'noSandbox', { sandbox });
    writeAbout(sandboxes.dataDir, sandbox, { ...readAbout(sandboxes.dataDir, sandbox), title });
  }),
  consoleRoute(calls.removeSandboxes, async ({ input }) => {
    const names = [...new Set(input.sandboxes)];
    if (names.includes(defaultSandbox)) throw refusal(calls.removeSandboxes, 'isMain');
    check(house, calls.removeSandboxes, ...names);
    for (const name of names) await removeOne(house, name);
  }),
];

const restoreRoutes = (house: House) => [
  consoleRoute(calls.getLosses, ({ input: { sandbox } }) => {
    check(house, calls.getLosses, sandbox);
    return lossesOf(house, sandbox);
  }),
  consoleRoute(calls.restoreSandboxes, async ({ input }) => {
    const names = [...new Set(input.sandboxes)];
    check(house, calls.restoreSandboxes, ...names);
    const sum = { milliseconds: 0, told: 0, snapshot: '' };
    for (const name of names) {
      const { milliseconds, told, snapshot } = await restoreOne(house, name);
      sum.milliseconds += milliseconds;
      sum.told += told;
      sum.snapshot = snapshot;
    }
    return sum;
  }),
];

/** The calls about sandboxes and what they are made of. */
export const sandboxRoutes = (house: House) => [
  consoleRoute(calls.listSandboxes, ({ input: { keyword = '' } }) => listOf(house, keyword)),
  ...scenarioRoutes(house),
  ...changeRoutes(house),
  ...restoreRoutes(house),
];
