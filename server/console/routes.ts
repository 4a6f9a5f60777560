import { clockRoutes } from './clock/clock.routes.ts';
import { coverageRoutes } from './coverage/coverage.routes.ts';
import { faultRoutes } from './faults/faults.routes.ts';
import type { House } from './house.ts';
import { inspectorRoutes } from './inspector/inspector.routes.ts';
import { overviewRoutes } from './overview.routes.ts';
import { sandboxRoutes } from './sandboxes/sandboxes.routes.ts';
import { snapshotRoutes } from './snapshots/snapshots.routes.ts';
import { trafficRoutes } from './traffic/traffic.routes.ts';
import { upstreamRoutes } from './upstreams/upstreams.routes.ts';

/** The calls of the console, by its parts. */
export const routesOf = (house: House) => [
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
