import { callEntries, type CallName } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { helperIds, personaIds, type HelperAccount, type PersonaAccount } from '../../seed/landmarks.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { access, scopesOf } from '../http/access.ts';
import { HttpError } from '../http/errors.ts';
import { reachOf } from '../http/reach.ts';
import { rolesOf, type User } from '../http/user.ts';

export type Account = PersonaAccount | HelperAccount;

/** The id of everybody whom the tests know, by account. */
export const accountIds = { ...personaIds, ...helperIds } as Record<Account, string>;

const names = new Map<Endpoint, CallName>(callEntries.map(([name, endpoint]) => [endpoint, name]));

type UserRow = Omit<User, 'schoolId' | 'partnerId' | 'roles'> & { schoolId: string | null; partnerId: string | null };

/** Who an account is, as a request with its token would find out. */
export function userAs(sandbox: Sandbox, account: Account): User {
  const id = accountIds[account];
  const row = sandbox.sqlite
    .prepare('select id, account, name, school_id schoolId, partner_id partnerId, area from users where id = ?')
    .get(id) as UserRow;
  return { ...row, roles: rolesOf(sandbox, [id]).get(id) ?? [] };
}

/** The status with which role and reach refuse a call, without making a request of it; 200 where they let it pass. */
export function statusByReach(sandbox: Sandbox, user: User, endpoint: Endpoint, input: object): number {
  const rule = access[names.get(endpoint)!];
  const scopes = scopesOf(
    rule,
    user.roles.map(({ role }) => role),
  );
  if (scopes.size === 0) return 403;
  try {
    reachOf(endpoint, rule)(sandbox, user, scopes, input);
    return 200;
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
}
