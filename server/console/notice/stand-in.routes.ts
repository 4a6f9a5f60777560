import { getStandIn } from '../../../contracts/account/stand-in.ts';
import { defaultSandbox } from '../../account/default-sandbox.ts';
import { isMoved } from '../../database/clock.ts';
import { refusal } from '../../http/errors.ts';
import { openRoute } from '../../http/route.ts';
import { openFaults } from '../faults/kept-faults.ts';
import { titleOf } from '../faults/titles.ts';
import { restoredFrom } from './restored-from.ts';

/** Tells everybody in what a sandbox differs on purpose: nobody is to wonder. It is served where there is no console, too. */
export const standInRoutes = [
  openRoute(getStandIn, async ({ input, sandboxes }) => {
    const name = input.sandbox || defaultSandbox;
    const sandbox = sandboxes.find(name);
    if (!sandbox) throw refusal(getStandIn, 'noSandbox', { sandbox: name });
    const { clock } = sandbox;
    const how = clock.how();
    const faults = openFaults(sandbox).map(async (one) => ({
      title: await titleOf(one),
      left: Math.max(one.count - one.used, 0),
    }));
    return {
      sandbox: name,
      faults: await Promise.all(faults),
      time: isMoved(how) ? clock.dateTime() : '',
      rate: how.rate,
      restoredFrom: restoredFrom(sandbox),
    };
  }),
];
