import type { Endpoint, RefusalOf } from '../../contracts/endpoint.ts';
import { againWhileBusy } from '../database/passing.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { refusal } from '../http/errors.ts';

/** The sandbox that a call of the console is about, opened where it sleeps; refuses one that is not there. */
export async function sandboxNamed<E extends Endpoint>(
  sandboxes: Sandboxes,
  call: E & ('noSandbox' extends RefusalOf<E> ? unknown : never),
  sandbox: string,
): Promise<Sandbox> {
  const found = await againWhileBusy(() => sandboxes.find(sandbox));
  if (!found) throw refusal<Endpoint>(call, 'noSandbox', { sandbox });
  return found;
}
