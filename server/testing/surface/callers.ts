import type { CallName } from '../../../contracts/calls.ts';
import type { ServerRole } from '../../../contracts/roles.ts';
import { personaIds } from '../../../seed/landmarks.ts';
import { insertToken } from '../../account/account.queries.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { access } from '../../http/access.ts';
import { tradeNames } from './trade.ts';
import { workbookNames } from './workbooks.ts';

/**
 * Who makes calls at random. None of them may change anything in the senior school or in the foreign one; the researcher, in whose
 * region the senior school lies, changes nothing anywhere.
 */
export const callers = [
  'school-admin',
  'teacher',
  'partner-3',
  'partner-2',
  'psychology',
  'researcher',
  'admin',
  'nobody',
] as const;
export type Caller = (typeof callers)[number];

const roles: Record<Exclude<Caller, 'nobody'>, ServerRole> = {
  'school-admin': 'schoolAdmin',
  teacher: 'teacher',
  'partner-3': 'partner',
  'partner-2': 'partner',
  psychology: 'psychologyteacher',
  researcher: 'regionResearcher',
  admin: 'admin',
};

/** The only calls that some make. */
const narrowed: Partial<Record<Caller, readonly CallName[]>> = { 'partner-2': tradeNames, admin: workbookNames };

/** Whether a caller tries a call at all, whether it may or not. */
export const tries = (caller: Caller, call: CallName): boolean => narrowed[caller]?.includes(call) ?? true;

/** Whether a caller's role may make a call at all. */
export function mayCall(caller: Caller, call: CallName): boolean {
  const rule = access[call];
  if (rule === 'open') return true;
  if (caller === 'nobody') return false;
  return rule === 'signedIn' || rule[roles[caller]] !== undefined;
}

/** A new token of a caller, with its role should a call at random have taken it; "" for nobody. */
export function signIn(sandbox: Sandbox, caller: Caller): string {
  if (caller === 'nobody') return '';
  sandbox.sqlite
    .prepare('insert or ignore into user_roles (user_id, role_key, position) values (?, ?, 0)')
    .run(personaIds[caller], `school:${roles[caller]}`);
  return insertToken(sandbox, personaIds[caller], 'access');
}
