import * as calls from '../../../contracts/console/traffic.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { inThread } from '../pool.ts';
import { sandboxNamed } from '../sandbox-named.ts';
import { harOf } from './har.ts';
import { makeFromHar } from './make-sandbox.ts';

export const trafficRoutes = (house: House) => {
  const { sandboxes, recorder } = house;
  return [
    consoleRoute(calls.getRecording, async ({ input }) => {
      const { name } = await sandboxNamed(sandboxes, calls.getRecording, input.sandbox);
      return recorder.look(name);
    }),

    consoleRoute(calls.setRecording, async ({ input: { sandbox, isOn } }) => {
      const { name } = await sandboxNamed(sandboxes, calls.setRecording, sandbox);
      recorder.set(name, isOn);
    }),

    consoleRoute(calls.clearRecording, async ({ input }) => {
      const { name } = await sandboxNamed(sandboxes, calls.clearRecording, input.sandbox);
      recorder.clear(name);
    }),

    consoleRoute(calls.downloadRecording, async ({ input }) => {
      const { name } = await sandboxNamed(sandboxes, calls.downloadRecording, input.sandbox);
      const entries = recorder.entries(name);
      if (entries.length === 0) throw refusal(calls.downloadRecording, 'nothing');
      return { fileName: `${name}.har`, bytes: harOf(entries) };
    }),

    consoleRoute(calls.downloadPact, async ({ input: { sandbox, service } }) => {
      const { name } = await sandboxNamed(sandboxes, calls.downloadPact, sandbox);
      const pact = await inThread('pact', { service, entries: recorder.entries(name, service) }, name);
      if (!pact) throw refusal(calls.downloadPact, 'nothing');
      return { fileName: `understudy-recorded-${service}.json`, bytes: pact };
    }),

    consoleRoute(calls.seedFromRecording, ({ input, file }) => makeFromHar(house, input, file!)),
  ];
};
