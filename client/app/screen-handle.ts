import type { RouteRecord } from './route-record.ts';
import { notFound } from './routes.ts';

/** What each route carries for router and shell. */
export interface ScreenHandle {
  screen: RouteRecord;
}

/** The screen of the handle of the innermost route that matched; without one the page of unknown paths. */
export const screenOf = (handle: unknown): RouteRecord => (handle as ScreenHandle | undefined)?.screen ?? notFound;
