import { notFoundScreen, type Screen } from './screens.tsx';

/** What each route carries for router and shell. */
export interface ScreenHandle {
  screen: Screen;
}

/** The screen of the handle of the innermost route that matched; without one the page of unknown paths. */
export const screenOf = (handle: unknown): Screen => (handle as ScreenHandle | undefined)?.screen ?? notFoundScreen;
