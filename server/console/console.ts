import { exchangeOf } from '../http/exchange.ts';
import { clockRoutes } from './clock/clock.routes.ts';
import { registerConsole } from './console-route.ts';
import { coverageRoutes } from './coverage/coverage.routes.ts';
import { faultHooks } from './faults/faults.hooks.ts';
import { faultRoutes } from './faults/faults.routes.ts';
import type { House } from './house.ts';
import { inspectorRoutes } from './inspector/inspector.routes.ts';
import { noticeHooks } from './notice/notice.hooks.ts';
import { overviewRoutes } from './overview.routes.ts';
import { sandboxRoutes } from './sandboxes/sandboxes.routes.ts';
import { snapshotHooks } from './snapshots/snapshots.hooks.ts';
import { snapshotRoutes } from './snapshots/snapshots.routes.ts';

/** The calls of the console, by its parts. */
const routesOf = (house: House) => [
  ...overviewRoutes(house),
  ...sandboxRoutes(house),
  ...clockRoutes(house),
  ...faultRoutes(house),
  ...snapshotRoutes(house),
  ...inspectorRoutes(house),
  ...coverageRoutes(house),
];

/** Adds what looks at or changes answers on their way out; before they are packed. */
export function consoleHooks(house: House): void {
  const { app, presence, inspector, counting } = house;
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
}

/** Adds the calls of the console to the server. */
export function addConsole(house: House): void {
  for (const route of routesOf(house)) registerConsole(house.app, route, house.settings.key);
}
