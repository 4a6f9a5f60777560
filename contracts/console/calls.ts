import type { Endpoint } from '../endpoint.ts';
import * as clock from './clock.ts';
import * as console from './console.ts';
import * as coverage from './coverage.ts';
import * as faults from './faults.ts';
import * as inspector from './inspector.ts';
import * as moving from './moving.ts';
import * as sandboxes from './sandboxes.ts';
import * as snapshots from './snapshots.ts';
import * as traffic from './traffic.ts';
import * as upstreams from './upstreams.ts';

/** Every call of the console by its name. They stand apart from the calls of the services, as no other server has a console. */
export const consoleCalls = {
  ...console,
  ...sandboxes,
  ...clock,
  ...faults,
  ...inspector,
  ...coverage,
  ...snapshots,
  ...upstreams,
  ...traffic,
  ...moving,
} as const satisfies Record<string, Endpoint>;

/** The name of a call of the console. */
export type ConsoleCallName = keyof typeof consoleCalls;

/** Every call of the console with its name, in the order of declaration. */
export const consoleEntries = Object.entries(consoleCalls) as [ConsoleCallName, Endpoint][];
