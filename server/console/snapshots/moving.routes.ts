import * as calls from '../../../contracts/console/moving.ts';
import { defaultSandbox } from '../../account/default-sandbox.ts';
import { NotHere } from '../../database/not-here.ts';
import { isSandboxName } from '../../database/sandbox.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { letGo } from './let-go.ts';
import { refused, refusingBy, snapshotRoute } from './snapshot-route.ts';

/** What moves a sandbox from one server to another. */
export const movingRoutes = ({ sandboxes, owning }: House) => [
  snapshotRoute(calls.leaveSandbox, sandboxes, async ({ input: { sandbox } }) => {
    if (sandbox === defaultSandbox) throw refused(calls.leaveSandbox, 'isMain');
    const { id } = await letGo(sandboxes, owning, sandbox, 'leaving');
    return { id };
  }),

  consoleRoute(calls.fetchSandbox, ({ input: { sandbox } }) =>
    refusingBy(calls.fetchSandbox, async () => {
      if (!isSandboxName(sandbox)) throw refused(calls.fetchSandbox, 'notComing', sandbox);
      try {
        await owning.fetch(sandbox);
      } catch (error) {
        throw error instanceof NotHere ? refused(calls.fetchSandbox, 'notComing', sandbox) : error;
      }
    }),
  ),

  consoleRoute(calls.keepSandbox, ({ input: { sandbox } }) => {
    if (!isSandboxName(sandbox) || !owning.stay(sandbox)) throw refused(calls.keepSandbox, 'notLeaving', sandbox);
  }),

  consoleRoute(calls.dropSandbox, ({ input: { sandbox } }) => {
    if (!isSandboxName(sandbox) || !owning.finish(sandbox)) throw refused(calls.dropSandbox, 'notLeaving', sandbox);
  }),
];
