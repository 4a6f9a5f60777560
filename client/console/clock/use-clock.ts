import { getClock, setClock } from '../../../contracts/console/clock.ts';
import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { useAction } from '../../components/use-action.ts';
import { useChosen } from '../use-chosen.ts';

export type ClockShown = DataOf<typeof getClock>;

/** How often a clock is looked at, in milliseconds. */
const lookEvery = 1_000;

/** What a trainer wants of the clock. */
export type Wish = Omit<InputOf<typeof setClock>, 'sandbox'>;

/** The clock of the chosen sandbox, and what moves it. */
export function useClock() {
  const [sandbox] = useChosen();
  const answer = useCall(getClock, { sandbox }, { refreshInterval: lookEvery, quiet: true });
  const { run, busy } = useAction((wish: Wish) => call(setClock, { sandbox, ...wish }));
  return { sandbox, answer, move: (wish: Wish) => void run(wish), busy };
}
