import type { CallName } from '../../../../contracts/calls.ts';
import { deleteToken, insertToken, selectPersonas } from '../../../account/account.queries.ts';
import { systemNow } from '../../../database/clock.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { access, scopesOf } from '../../../http/access.ts';
import type { Caller } from '../../../http/gate.ts';
import { hashToken, userWithId } from '../../../http/user.ts';

/** Who held a token, and until when by the system's clock. */
interface Holder {
  userId: string;
  expiresAt: number;
}

/** The most tokens of a sandbox that are remembered; the oldest are forgotten. */
const mostSeen = 500;

/** A token that is revoked or expired leaves nothing behind in the database: those that were seen in time are remembered here. */
const seen = new WeakMap<Sandbox, Map<string, Holder>>();

/** Remembers whose token one is, for when it is good for nothing. */
export function noteCaller({ sandbox, token, user, expiresAt }: Caller): void {
  const known = seen.get(sandbox) ?? new Map<string, Holder>();
  seen.set(sandbox, known);
  known.set(hashToken(token), { userId: user.id, expiresAt });
  if (known.size > mostSeen) known.delete(known.keys().next().value!);
}

/** What is known of somebody who is turned away, and a token that would let them in for as long as it is lent. */
export interface Stranger {
  values: { expiredToken?: string; revokedToken?: string };
  userId: string;
  token: string;
  takeBack: () => void;
}

/**
 * Lends a token to who is turned away: of the person whose the given one once was, else of `lately`, who last made the call, else of
 * anybody who may make it; undefined where there is nobody.
 */
export function lendTo(
  sandbox: Sandbox,
  call: CallName,
  { given, lately }: { given: string; lately: string | undefined },
): Stranger | undefined {
  const holder = seen.get(sandbox)?.get(hashToken(given));
  const userId = holder?.userId ?? lately ?? anybodyFor(sandbox, call);
  if (userId === undefined) return undefined;
  const token = insertToken(sandbox, userId, 'access');
  return { values: holder ? nameOf(holder, given) : {}, userId, token, takeBack: () => deleteToken(sandbox, token) };
}

const nameOf = ({ expiresAt }: Holder, token: string): Stranger['values'] =>
  expiresAt <= systemNow() ? { expiredToken: token } : { revokedToken: token };

const anybodyFor = (sandbox: Sandbox, call: CallName): string | undefined =>
  selectPersonas(sandbox).find(({ id }) => {
    const roles = userWithId(sandbox, id)?.roles.map(({ role }) => role) ?? [];
    return scopesOf(access[call], roles).size > 0;
  })?.id;
