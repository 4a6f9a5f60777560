import * as calls from '../../../contracts/console/upstreams.ts';
import { upstreamServices } from '../../../contracts/console/upstream-words.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { sandboxNamed } from '../sandbox-named.ts';
import { changeUpstream } from './change.ts';
import { reach } from './reach.ts';
import { settingOf } from './setting.ts';

export const upstreamRoutes = (house: House) => {
  const { sandboxes, standing, upstreams } = house;
  const { tokens, ledger, differences } = upstreams;
  return [
    consoleRoute(calls.listUpstreams, async ({ input }) => {
      const sandbox = await sandboxNamed(sandboxes, calls.listUpstreams, input.sandbox);
      return upstreamServices.map((service) => ({
        service,
        ...settingOf(sandbox, service),
        hasSecret: tokens.hasSecret(sandbox.name, service),
        fixed: standing.upstreams?.[service] ?? '',
        ...ledger.look(sandbox.name, service),
        different: differences.count(sandbox.name, service),
      }));
    }),

    consoleRoute(calls.setUpstream, async ({ input }) => {
      const sandbox = await sandboxNamed(sandboxes, calls.setUpstream, input.sandbox);
      changeUpstream(house, sandbox, input);
    }),

    consoleRoute(calls.tryUpstream, async ({ input: { sandbox: name, service }, gone }) => {
      const sandbox = await sandboxNamed(sandboxes, calls.tryUpstream, name);
      const setting = settingOf(sandbox, service);
      if (setting.origin === '') throw refusal(calls.tryUpstream, 'noOrigin');
      const failure = await reach(setting, gone);
      if (failure === '') ledger.answered(name, service);
      else ledger.failed(name, service, failure);
      return { isReached: failure === '', failure };
    }),

    consoleRoute(calls.listDifferences, async ({ input, isHere }) => {
      const { name } = await sandboxNamed(sandboxes, calls.listDifferences, input.sandbox);
      return differences.list(name, { service: input.service, values: input.values === 'yes' && isHere });
    }),

    consoleRoute(calls.clearDifferences, async ({ input }) => {
      const { name } = await sandboxNamed(sandboxes, calls.clearDifferences, input.sandbox);
      differences.forget(name);
    }),

    consoleRoute(calls.downloadProfile, async ({ input }) => {
      const { name } = await sandboxNamed(sandboxes, calls.downloadProfile, input.sandbox);
      const profile = differences.profileOf(name);
      if (!profile) throw refusal(calls.downloadProfile, 'nothing');
      return { fileName: `${name}.profile.json`, bytes: Buffer.from(JSON.stringify(profile, null, 2)) };
    }),
  ];
};
