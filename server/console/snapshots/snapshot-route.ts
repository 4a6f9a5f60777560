import type { DataOf, Endpoint } from '../../../contracts/endpoint.ts';
import { texts } from '../../../contracts/envelope.ts';
import { againWhileBusy } from '../../database/passing.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { Sandboxes } from '../../database/sandboxes.ts';
import { packingOf } from '../../engines/snapshots/packing.ts';
import { isSnapshotId } from '../../engines/snapshots/places.ts';
import { SnapshotRefused } from '../../engines/snapshots/refused.ts';
import type { FileAnswer } from '../../http/answers.ts';
import { generalRefusal, type HttpError, refusal } from '../../http/errors.ts';
import { consoleRoute, type ConsoleContext, type ConsoleRoute } from '../console-route.ts';

/** A call about a sandbox that is there. */
type SandboxCall = Endpoint & { refusals: { noSandbox: string } };

type Handle<E extends Endpoint> = (context: ConsoleContext<E>) => DataOf<E> | FileAnswer | void;
type Answered<E extends Endpoint> = ReturnType<Handle<E>> | Promise<ReturnType<Handle<E>>>;

/** Answers a call about the snapshots of a sandbox that is there; what is refused away from here is refused in the words of the call. */
export const snapshotRoute = <E extends SandboxCall>(
  endpoint: E,
  sandboxes: Sandboxes,
  handle: (context: ConsoleContext<E>) => Answered<E>,
): ConsoleRoute =>
  consoleRoute(endpoint, (context) =>
    refusingBy(endpoint, async () => {
      const { sandbox, id } = context.input as { sandbox: string; id?: string };
      if (!sandboxes.exists(sandbox)) throw refused(endpoint, 'noSandbox', sandbox);
      const release = sandboxes.hold(sandbox);
      try {
        // One that is still to be packed is packed first.
        if (id !== undefined && isSnapshotId(id)) await packingOf(sandboxes).packed(sandbox, id);
        return await handle(context);
      } finally {
        release();
      }
    }),
  );

/** Opens a sandbox where it sleeps; refuses while its world is being replaced. */
export async function opened(sandboxes: Sandboxes, endpoint: SandboxCall, name: string): Promise<Sandbox> {
  if (sandboxes.isReplacing(name)) throw refused(endpoint, 'replacing', name);
  const sandbox = await againWhileBusy(() => sandboxes.find(name));
  if (!sandbox) throw refused(endpoint, 'noSandbox', name);
  return sandbox;
}

/** Does what a process beside the server may refuse. */
export async function refusingBy<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SnapshotRefused ? refused(endpoint, error.rule) : error;
  }
}

/** The refusal of a call by a rule of that name; a full disk is one that any call may meet. */
export function refused(endpoint: Endpoint, rule: string, sandbox = ''): HttpError {
  if (Object.hasOwn(endpoint.refusals, rule)) return refusal(endpoint, rule, { sandbox });
  return rule === 'noDisk' ? generalRefusal('diskFull', texts.diskFull) : generalRefusal('busy', texts.busy);
}
