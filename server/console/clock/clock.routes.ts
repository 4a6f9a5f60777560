import * as calls from '../../../contracts/console/clock.ts';
import { writeClock } from '../../database/clock-setting.ts';
import { isReal, localDateTime, systemNow, termOf, timeBy, type ClockState } from '../../database/clock.ts';
import { writeWhenFree } from '../../database/prepared.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { sandboxNamed } from '../sandbox-named.ts';
import { moved } from './move.ts';

function shown(state: ClockState) {
  const now = systemNow();
  const time = localDateTime(timeBy(state, now));
  return { time, systemTime: localDateTime(now), rate: state.rate, isReal: isReal(state), term: termOf(time) };
}

const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);

export const clockRoutes = ({ sandboxes }: House) => [
  consoleRoute(calls.getClock, async ({ input }) =>
    shown((await sandboxNamed(sandboxes, calls.getClock, input.sandbox)).clock.how()),
  ),

  consoleRoute(calls.setClock, async ({ input }) => {
    const { time, ...wish } = input;
    const sandbox = await sandboxNamed(sandboxes, calls.setClock, input.sandbox);
    const moment = time === undefined ? undefined : momentOf(time);
    const state = moved(sandbox.clock.how(), { ...wish, time: moment }, systemNow());
    if (!state) throw refusal(calls.setClock, 'outside');
    // Written first: processes read it from the file, and a server that is killed goes on by it.
    await writeWhenFree(sandbox, () => writeClock(sandbox.sqlite, state));
    sandbox.clock.set(state);
    return shown(state);
  }),
];
