import { access, scopesOf } from '../../../http/access.ts';
import type { CallName } from '../../../../contracts/calls.ts';
import type { ServerRole } from '../../../../contracts/roles.ts';
import type { Scope } from '../../../http/role-sets.ts';
import type { User } from '../../../http/user.ts';
import { roleNames, rolesOfUser, scopeWords } from './words.ts';

/** Why a role may make a call, and how far it reaches there. */
export function mayCall(call: CallName, user: User): string {
  const rule = access[call];
  if (rule === 'signedIn') return `登录就能用，${user.name}是${rolesOfUser(user)}`;
  if (rule === 'open') return '不看身份';
  const allowed = user.roles.map(({ role }) => role).filter((role) => rule[role] !== undefined);
  const scopes = [...scopesOf(rule, allowed)].map((scope) => scopeWords[scope]);
  return `${user.name}以${roleNames(allowed)}身份可用，能用${scopes.join('；')}`;
}

/** Why a role may not, and which ones may. */
export function mayNotCall(call: CallName, user: User): string {
  const rule = access[call];
  const roles = typeof rule === 'string' ? [] : (Object.keys(rule) as ServerRole[]);
  return `${user.name}是${rolesOfUser(user)}，这个接口只给${roleNames(roles)}用`;
}

/** The role by which a caller reaches something so far. */
export function roleWith(call: CallName, user: User, scopes: ReadonlySet<Scope>): string {
  const rule = access[call];
  if (typeof rule === 'string') return user.name;
  const roles = user.roles.map(({ role }) => role).filter((role) => rule[role] && scopes.has(rule[role]));
  return roleNames(roles) || user.name;
}
