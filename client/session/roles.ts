import { clientRoleOf, roleLabels, type Role } from '../../contracts/roles.ts';

/** The client's roles for the server's role keys, each once; keys that the client doesn't know are dropped. */
export function mapRoles(roleKeys: readonly string[]): Role[] {
  const roles = roleKeys.map(clientRoleOf).filter((role) => role !== undefined);
  return [...new Set(roles)];
}

/** The role to work in: the stored one if the user has it, else the first, but of two with teaching first the second; "" without roles. */
export function chooseRole(roles: readonly Role[], stored: string | undefined): Role | '' {
  const kept = roles.find((role) => role === stored);
  if (kept) return kept;
  const [first, second] = roles;
  return (roles.length === 2 && first === 'teaching' ? second : first) ?? '';
}

/** The roles that the header offers to switch to. */
export function switchableRoles(roles: readonly Role[], active: Role | ''): Role[] {
  const teaches = roles.includes('teaching');
  return roles.filter((role) => role !== active && role !== 'teaching' && (role !== 'mpTeacher' || teaches));
}

/** What a role is called, with its set where the user has another role of the same name. */
export function roleNameAmong(role: Role, roles: readonly Role[]): string {
  const name = roleLabels[role];
  const isShared = roles.some((other) => other !== role && roleLabels[other] === name);
  return isShared ? `${name}（${role.startsWith('mp') ? '新版' : '经典版'}）` : name;
}
