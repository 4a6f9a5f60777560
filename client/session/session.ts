import { proxy } from 'valtio';
import type { Role } from '../../contracts/roles.ts';
import { listMyRoles } from '../../contracts/juno/personal.ts';
import { getTeacherSchool } from '../../contracts/vesta/teacher-school.ts';
import { getCurrentPartner } from '../../contracts/wrongbook/partner.ts';
import { call, onUnauthorised } from '../api/call.ts';
import { config } from '../api/config.ts';
import { readStored, readToken, tokenKey, writeStored } from '../api/token.ts';
import { roleMay } from './capabilities.ts';
import { sessionKeys } from './keys.ts';
import { leaveReasons, leaveTo, startAgain, type LeaveReason } from './leave.ts';
import { clearPersonal, fillPersonal, personal } from './personal.ts';
import { revoke } from './revoke.ts';
import { chooseRole, mapRoles } from './roles.ts';
import { clearTeacher, settleTerms } from './teacher.ts';

/** What stands over the screen while the session changes. */
export const session = proxy({ notice: '' as '' | '正在切换角色…' | '正在前往登录页…' });

/** How long the reason stays in sight before the login page comes, in milliseconds: as long as its toast. */
const farewell = 3_000;

/** Whether somebody is logged in, as far as the client can tell. */
export const hasLogin = (): boolean => readToken() !== undefined;

/** Reads roles and user into the stores; without roles or when that fails it logs out and says false. */
export async function loadSession(): Promise<boolean> {
  try {
    const roles = mapRoles((await call(listMyRoles, {})).map(({ roleKey }) => roleKey));
    const active = chooseRole(roles, readStored<string>(sessionKeys.role));
    if (active === '') return giveUp('noRoles');
    fillPersonal(
      await (roleMay(active, 'lookAfterSchools') ? call(getCurrentPartner, {}) : call(getTeacherSchool, {})),
    );
    Object.assign(personal, {
      userRoleList: roles,
      teachRole: roles.includes('teaching') ? 'teaching' : '',
      activeRole: active,
    });
    writeStored(sessionKeys.role, active);
    settleTerms();
    return true;
  } catch {
    return giveUp('failed');
  }
}

function giveUp(reason: LeaveReason): false {
  clearPersonal();
  leaveSlowly(reason);
  return false;
}

let leaving: 'slowly' | 'now' | false = false;

/** Ends a session that the server no longer accepts, once its reason has been read. */
const leaveRefused: Parameters<typeof onUnauthorised>[0] = ({ code, status, message }, service) => {
  // Who may not use the console may go on with the product.
  if (service === 'console') return;
  if (code === 403 || status === 403) return leaveSlowly('forbidden');
  leaveSlowly(message === leaveReasons.restored ? 'restored' : 'expired');
};

function leaveSlowly(reason: LeaveReason): void {
  if (leaving) return;
  leaving = 'slowly';
  session.notice = '正在前往登录页…';
  setTimeout(() => logout(reason), farewell);
}

/** Ends the login here and on the server, and goes to the login page; what is asked twice at once happens once. */
export function logout(reason: LeaveReason = 'exit'): void {
  if (leaving === 'now') return;
  leaving = 'now';
  // Given free again, because a page can come back from the browser's history with its memory as it was.
  setTimeout(() => {
    leaving = false;
    session.notice = '';
  }, 1_000);
  revoke(readToken());
  clearTeacher();
  sessionStorage.removeItem(tokenKey);
  sessionStorage.clear();
  leaveTo(loginAddress(reason));
}

function loginAddress(reason: LeaveReason): string {
  const home = `${location.origin}${location.pathname}#`;
  const query = `logout=true&redirect_uri=${encodeURIComponent(home)}`;
  return `${config().accountPage}#/cslogin?${query}&reason=${reason}`;
}

/** Goes on in another of the user's roles: the page starts again with it. */
export function switchRole(role: Role): void {
  session.notice = '正在切换角色…';
  writeStored(sessionKeys.role, role);
  writeStored(sessionKeys.activeRoute, { path: '/', changed: true });
  startAgain();
}

onUnauthorised(leaveRefused);
