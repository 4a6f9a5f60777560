import * as calls from '../../../contracts/console/inspector.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { again, curlOf } from './again.ts';
import { wholeOf } from './detail.ts';
import type { Recorded } from './recorded.ts';

type Named = Endpoint & { refusals: { noSandbox: string } };

export function inspectorRoutes({ app, sandboxes, inspector }: House) {
  const { rings, watching, streams } = inspector;
  const found = (call: Named, name: string): Sandbox => {
    const sandbox = sandboxes.find(name);
    if (!sandbox) throw refusal(call, 'noSandbox', { sandbox: name });
    return sandbox;
  };
  const kept = (
    call: Named & { refusals: { gone: string } },
    { sandbox, requestId }: { sandbox: string; requestId: string },
  ): { sandbox: Sandbox; recorded: Recorded } => {
    const place = found(call, sandbox);
    const recorded = inspector.find(sandbox, requestId);
    if (!recorded) throw refusal(call, 'gone');
    return { sandbox: place, recorded };
  };
  return [
    consoleRoute(calls.listRequests, ({ input: { sandbox } }) => {
      found(calls.listRequests, sandbox);
      return {
        state: watching.state(sandbox),
        isOn: watching.isOn(sandbox),
        requests: rings
          .of(sandbox)
          .all()
          .map(({ summary }) => summary),
      };
    }),

    consoleRoute(calls.watchRequests, ({ input: { sandbox } }) => {
      found(calls.watchRequests, sandbox);
      const events = streams.open(sandbox);
      if (!events) throw refusal(calls.watchRequests, 'crowded');
      return { events };
    }),

    consoleRoute(calls.getRequest, ({ input }) => wholeOf(kept(calls.getRequest, input).recorded)),

    consoleRoute(calls.setInspector, ({ input: { sandbox, state } }) => {
      found(calls.setInspector, sandbox);
      watching.set(sandbox, state);
      return {};
    }),

    consoleRoute(calls.clearRequests, ({ input: { sandbox } }) => {
      found(calls.clearRequests, sandbox);
      rings.of(sandbox).clear();
      streams.clear(sandbox);
      return {};
    }),

    consoleRoute(calls.sendAgain, async ({ input }) => {
      const { sandbox, recorded } = kept(calls.sendAgain, input);
      if (!watching.isOn(sandbox.name)) throw refusal(calls.sendAgain, 'elsewhere');
      return again(app, sandbox, recorded, input.account);
    }),

    consoleRoute(calls.copyCurl, ({ input, origin }) => {
      const { sandbox, recorded } = kept(calls.copyCurl, input);
      return { command: curlOf(sandbox, recorded, origin, input.withToken ?? false) };
    }),
  ];
}
