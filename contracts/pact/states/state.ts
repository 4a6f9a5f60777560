import type { StateValues } from '../state-values.ts';
import type { Account, World } from './world.ts';

/** How a state comes about in the seeded world. */
export interface State {
  /** Who is signed in; absent where nobody needs to be. */
  as?: Account;
  prepare?: (world: World) => void;
  /** Whether preparing needs all that is there in the file, which a transaction that is open has not written yet. */
  usesFile?: true;
  /** What interactions take from the state. */
  values?: (world: World) => StateValues;
}

/** States by their names in plain words. */
export type States = Readonly<Record<string, State>>;
