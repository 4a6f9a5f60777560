import type { FastifyInstance } from 'fastify';
import type { Sandboxes } from '../database/sandboxes.ts';
import { Presence } from './sandboxes/presence.ts';

/** How the console is opened. */
export interface ConsoleSettings {
  /** What opens it from elsewhere; "" lets this machine alone in. */
  key: string;
  /** What the chance of faults comes from, from 0, below 1; tests name their own. */
  chance?: () => number;
  /** What faults that take their time wait by; tests name their own. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What the parts of the console work on. */
export interface House {
  app: FastifyInstance;
  sandboxes: Sandboxes;
  settings: ConsoleSettings;
  presence: Presence;
}

/** What a server's console works on. */
export const houseOf = (app: FastifyInstance, sandboxes: Sandboxes, settings: ConsoleSettings): House => ({
  app,
  sandboxes,
  settings,
  presence: new Presence(),
});
