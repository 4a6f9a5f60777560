import type { Provenance } from '../../../../contracts/endpoint.ts';
import { roleLabels, type ServerRole } from '../../../../contracts/roles.ts';
import type { Scope } from '../../../http/role-sets.ts';
import type { User } from '../../../http/user.ts';

/** What a role reaches in a call, in words. */
export const scopeWords: Record<Scope, string> = {
  all: '全部',
  self: '自己的，作业按任教的班',
  curated: '自己的和本校共享的',
  school: '本校的',
  classes: '自己教或带的班',
  subtree: '本渠道和下级的学校',
  region: '本区域的学校',
};

/** What roles are called, each once. */
export const roleNames = (roles: readonly ServerRole[]): string =>
  [...new Set(roles.map((role) => roleLabels[role]))].join('、');

/** As whom a user calls. */
export const rolesOfUser = ({ roles }: User): string => roleNames(roles.map(({ role }) => role)) || '没有身份';

/** A rule that the specification does not state: in calls of ours it is ours, else it follows from the specification. */
export const ruleOf = (call: Provenance): Provenance => (call === 'ours' ? 'ours' : 'inferred');
