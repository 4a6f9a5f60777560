import { exchangeOf, type Stage } from '../http/exchange.ts';
import { registerConsole } from './console-route.ts';
import { faultHooks } from './faults/faults.hooks.ts';
import { faultLayer } from './faults/faults.layer.ts';
import { meansOf } from './faults/means.ts';
import type { House } from './house.ts';
import { stageOf, type Layer } from './layer.ts';
import { noticeHooks } from './notice/notice.hooks.ts';
import { routesOf } from './routes.ts';
import { sandboxIn } from './sandbox-in.ts';
import { snapshotHooks } from './snapshots/snapshots.hooks.ts';
import { recordAnswers } from './traffic/record-answers.ts';
import { upstreamLayer } from './upstreams/upstream-layer.ts';

/** What requests pass, the outermost first; what hears of the work's statements is next to the work. */
const layersOf = (house: House): Layer[] => [
  faultLayer(meansOf(house)),
  upstreamLayer(house.upstreams),
  house.inspector.layer,
];

/** Adds what looks at or changes answers on their way out; before they are packed. */
export function consoleHooks(house: House): void {
  const { app, presence, inspector, counting, upstreams, recorder } = house;
  app.addHook('preClose', async () => upstreams.close());
  faultHooks(app);
  noticeHooks(house);
  snapshotHooks(house);
  app.addHook('onResponse', async (request) => {
    const caller = exchangeOf(request)?.caller;
    if (caller) presence.note(caller.sandbox.name, caller.user.id);
  });
  // What looks at answers comes last: it sees them as they go out.
  inspector.hook(app);
  counting.hook(app);
  recordAnswers(app, recorder);
}

/** Adds the calls of the console to the server. */
export function addConsole(house: House): void {
  for (const route of routesOf(house)) registerConsole(house.app, route, house.settings.key);
}

/** What requests to the services pass in a server that has a console. */
export const consoleStage = (house: House): Stage =>
  stageOf(layersOf(house), (exchange, { request }) => sandboxIn(exchange, request, house.sandboxes));
