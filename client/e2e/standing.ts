import { clientRoleOf, type Role } from '../../contracts/roles.ts';
import { partnerIds, personaIds, schoolIds, type PersonaAccount } from '../../seed/landmarks.ts';
import { accounts } from '../../seed/modules/persona-list.ts';
import { chooseRole, mapRoles } from '../session/roles.ts';

// Who the personas are when they come in, and where they go.

const levels: Record<string, number> = { [partnerIds.level1]: 1, [partnerIds.level2]: 2, [partnerIds.level3]: 3 };

/** The role that a persona starts with, and the level of partners. */
export function standingOf(account: PersonaAccount) {
  const { roles, partnerId } = accounts.find((one) => one.account === account)!;
  const keys = roles.map((role) => (typeof role === 'string' ? role : role.roleKey));
  const role = chooseRole(mapRoles(keys.filter((key) => clientRoleOf(key))), undefined);
  if (role === '') throw new Error(`${account} has no role`);
  return { role, level: partnerId ? levels[partnerId]! : 1 };
}

/** Every persona. */
export const personas = Object.keys(personaIds) as PersonaAccount[];

/** Who stands for a role: the first persona that starts in it, of the partners the lowest; nobody starts as `teaching`. */
export const personaOf = (role: Role): PersonaAccount | undefined =>
  role === 'partner' ? 'partner-3' : personas.find((account) => standingOf(account).role === role);

/** A partner opens the board of one of its schools. */
export const addressOf = (path: string, role: string): string =>
  role === 'partner' && path === '/school-dashboard' ? `${path}?schoolId=${schoolIds.junior}` : path;
