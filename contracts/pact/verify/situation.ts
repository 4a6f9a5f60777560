import { filledInput } from '../case.ts';
import type { Situated } from '../plan.ts';
import type { StateValues } from '../state-values.ts';
import { exits, Stop } from './stop.ts';

/** What a case is carried out with: the values of its state, and the token of whoever calls in it. */
export interface Situation {
  values: StateValues;
  /** Undefined where nobody is signed in. */
  token: string | undefined;
}

/** Where the states of a server come from. */
export interface Surroundings {
  /** Brings the states of a case or law about. */
  enter(planned: Situated): Situation;
  /** Leaves nothing behind. */
  close(): void;
}

/** The input of a case with the values of its state. */
export const inputOf = (
  { input, states }: Pick<Situated, 'input' | 'states'>,
  values: StateValues,
): Record<string, unknown> =>
  filledInput(input, (name) => {
    const found = values[name];
    if (found === undefined) throw new Stop(exits.misused, `状态“${states[0]}”没有给出 ${name}`);
    return found;
  });
