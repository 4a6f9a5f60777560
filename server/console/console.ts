import { defaultSandbox } from '../account/default-sandbox.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { exchangeOf, type Exchange, type Stage } from '../http/exchange.ts';
import { registerConsole } from './console-route.ts';
import type { House } from './house.ts';
import { stageOf, type Layer } from './layer.ts';
import { overviewRoutes } from './overview.routes.ts';
import { sandboxRoutes } from './sandboxes/sandboxes.routes.ts';

/** The calls of the console, by its parts. */
const routesOf = (house: House) => [...overviewRoutes(house), ...sandboxRoutes(house)];

/** What requests pass, the outermost first. */
const layersOf = (_house: House): Layer[] => [];

/** Adds what looks at or changes answers on their way out; before they are packed. */
export function consoleHooks({ app, presence }: House): void {
  app.addHook('onResponse', async (request) => {
    const caller = exchangeOf(request)?.caller;
    if (caller) presence.note(caller.sandbox.name, caller.user.id);
  });
}

/** Adds the calls of the console to the server. */
export function addConsole(house: House): void {
  for (const route of routesOf(house)) registerConsole(house.app, route, house.settings.key);
}

/** What requests to the services pass in a server that has a console. */
export const consoleStage = (house: House): Stage =>
  stageOf(layersOf(house), (exchange) => sandboxIn(exchange, house.sandboxes));

/** The sandbox that a request works in: that of its token, else the one that signing in names. */
function sandboxIn({ caller }: Exchange, sandboxes: Sandboxes): Sandbox | undefined {
  return caller?.sandbox ?? sandboxes.opened().find(({ name }) => name === defaultSandbox);
}
