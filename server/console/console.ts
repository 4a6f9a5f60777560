import { exchangeOf, type Stage } from '../http/exchange.ts';
import { clockRoutes } from './clock/clock.routes.ts';
import { registerConsole } from './console-route.ts';
import { coverageRoutes } from './coverage/coverage.routes.ts';
import { faultHooks } from './faults/faults.hooks.ts';
import { faultLayer } from './faults/faults.layer.ts';
import { faultRoutes } from './faults/faults.routes.ts';
import { meansOf } from './faults/means.ts';
import type { House } from './house.ts';
import { inspectorRoutes } from './inspector/inspector.routes.ts';
import { stageOf, type Layer } from './layer.ts';
import { noticeHooks } from './notice/notice.hooks.ts';
import { overviewRoutes } from './overview.routes.ts';
import { sandboxIn } from './sandbox-in.ts';
import { sandboxRoutes } from './sandboxes/sandboxes.routes.ts';
import { snapshotHooks } from './snapshots/snapshots.hooks.ts';
import { snapshotRoutes } from './snapshots/snapshots.routes.ts';
import { recordAnswers } from './traffic/record-answers.ts';
import { trafficRoutes } from './traffic/traffic.routes.ts';
import { upstreamLayer } from './upstreams/upstream-layer.ts';
import { upstreamRoutes } from './upstreams/upstreams.routes.ts';

/** The calls of the console, by its parts. */
const routesOf = (house: House) => [
  ...overviewRoutes(house),
  ...sandboxRoutes(house),
  ...clockRoutes(house),
  ...faultRoutes(house),
  ...snapshotRoutes(house),
  ...inspectorRoutes(house),
  ...coverageRoutes(house),
  ...upstreamRoutes(house),
  ...trafficRoutes(house),
];

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
