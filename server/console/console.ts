import { clearUp } from '../engines/sandboxes/parts.ts';
import { exchangeOf } from '../http/exchange.ts';
import { registerConsole } from './console-route.ts';
import { faultHooks } from './faults/faults.hooks.ts';
import type { House } from './house.ts';
import { noticeHooks } from './notice/notice.hooks.ts';
import { routesOf } from './routes.ts';
import { snapshotHooks } from './snapshots/snapshots.hooks.ts';
import { recordAnswers } from './traffic/record-answers.ts';

/** Adds what looks at or changes answers on their way out; before they are packed. */
export function consoleHooks(house: House): void {
  const { app, presence, sandboxes, inspector, counting, upstreams, recorder } = house;
  app.addHook('preClose', async () => upstreams.close());
  faultHooks(app);
  noticeHooks(house);
  snapshotHooks(house);
  app.addHook('onReady', async () => clearUp(sandboxes.dataDir));
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
