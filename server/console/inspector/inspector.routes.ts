import * as calls from '../../../contracts/console/inspector.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { sandboxNamed } from '../sandbox-named.ts';
import { again, curlOf } from './again.ts';
import { wholeOf } from './detail.ts';
import type { Recorded } from './recorded.ts';

type Named = Endpoint & { refusals: { noSandbox: string } };

export function inspectorRoutes({ app, sandboxes, inspector }: House) {
  const { rings, watching, streams } = inspector;
  const found = (call: Named, sandbox: string): Promise<Sandbox> => sandboxNamed(sandboxes, call, sandbox);
  const kept = async (
    call: Named & { refusals: { gone: string } },
    { sandbox, requestId }: { sandbox: string; requestId: string },
  ): Promise<{ sandbox: Sandbox; recorded: Recorded }> => {
    const place = await found(call, sandbox);
    const recorded = inspector.find(sandbox, requestId);
    if (!recorded) throw refusal(call, 'gone');
    return { sandbox: place, recorded };
  };
  return [
    consoleRoute(calls.listRequests, async ({ input: { sandbox } }) => {
      await found(calls.listRequests, sandbox);
      return {
        state: watching.state(sandbox),
        isOn: watching.isOn(sandbox),
        requests: rings
          .of(sandbox)
          .all()
          .map(({ summary }) => summary),
      };
    }),

    consoleRoute(calls.watchRequests, async ({ input: { sandbox } }) => {
      await found(calls.watchRequests, sandbox);
      const events = streams.open(sandbox);
      if (!events) throw refusal(calls.watchRequests, 'crowded');
      return { events };
    }),

    consoleRoute(calls.getRequest, async ({ input }) => wholeOf((await kept(calls.getRequest, input)).recorded)),

    consoleRoute(calls.setInspector, async ({ input: { sandbox, state } }) => {
      await found(calls.setInspector, sandbox);
      watching.set(sandbox, state);
      return {};
    }),

    consoleRoute(calls.clearRequests, async ({ input: { sandbox } }) => {
      await found(calls.clearRequests, sandbox);
      rings.of(sandbox).clear();
      streams.clear(sandbox);
      return {};
    }),

    consoleRoute(calls.sendAgain, async ({ input }) => {
      const { sandbox, recorded } = await kept(calls.sendAgain, input);
      if (!watching.isOn(sandbox.name)) throw refusal(calls.sendAgain, 'elsewhere');
      return again(app, sandbox, recorded, input.account);
    }),

    consoleRoute(calls.copyCurl, async ({ input, origin }) => {
      const { sandbox, recorded } = await kept(calls.copyCurl, input);
      return { command: curlOf(sandbox, recorded, origin, input.withToken ?? false) };
    }),
  ];
}
