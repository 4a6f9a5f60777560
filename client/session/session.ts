import { proxy } from 'valtio';
import { revokeToken } from '../../contracts/account/account.ts';
import type { Role } from '../../contracts/roles.ts';
import { listMyRoles } from '../../contracts/juno/personal.ts';
import { getTeacherSchool } from '../../contracts/vesta/teacher-school.ts';
import { getCurrentPartner } from '../../contracts/wrongbook/partner.ts';
import { call, onUnauthorised } from '../api/call.ts';
import { config } from '../api/config.ts';
import { readStored, readToken, tokenKey, writeStored } from '../api/token.ts';
import { roleMay } from './capabilities.ts';
import { sessionKeys } from './keys.ts';
import { leaveTo, startAgain } from './leave.ts';
import { clearPersonal, fillPersonal, personal } from './personal.ts';
import { chooseRole, mapRoles } from './roles.ts';
import { clearTeacher } from './teacher.ts';

/** What the shell shows of the session itself. */
export const session = proxy({ switching: false });

/** Whether somebody is logged in, as far as the client can tell. */
export const hasLogin = (): boolean => readToken() !== undefined;

/** Reads roles and user into the stores; without roles or when that fails it logs out and says false. */
export async function loadSession(): Promise<boolean> {
  try {
    const roles = mapRoles((await call(listMyRoles, {})).map(({ roleKey }) => roleKey));
    const active = chooseRole(roles, readStored<string>(sessionKeys.role));
    if (active === '') return giveUp();
    fillPersonal(
      await (roleMay(active, 'lookAfterSchools') ? call(getCurrentPartner, {}) : call(getTeacherSchool, {})),
    );
    Object.assign(personal, {
      userRoleList: roles,
      teachRole: roles.includes('teaching') ? 'teaching' : '',
      activeRole: active,
    });
    writeStored(sessionKeys.role, active);
    return true;
  } catch {
    return giveUp();
  }
}

function giveUp(): false {
  clearPersonal();
  logout();
  return false;
}

let leaving = false;

/** Ends the login here and on the server, and goes to the login page; what is asked twice at once happens once. */
export function logout(): void {
  if (leaving) return;
  leaving = true;
  // Given free again, because a page can come back from the browser's history with its memory as it was.
  setTimeout(() => (leaving = false), 1_000);
  revoke(readToken());
  clearTeacher();
  sessionStorage.removeItem(tokenKey);
  sessionStorage.clear();
  leaveTo(loginAddress());
}

function revoke(token: string | undefined): void {
  if (token === undefined) return;
  const address = (config().services[revokeToken.service] ?? '') + revokeToken.path;
  // Not through call(): only fetch can outlive the page, and a token that is no longer accepted is what we want.
  fetch(address, {
    method: revokeToken.method,
    headers: { 'Blade-Auth': `bearer ${token}`, 'Content-Type': 'application/json;charset=utf-8' },
    body: '{}',
    keepalive: true,
  }).catch(() => undefined);
}

function loginAddress(): string {
  const home = `${location.origin}${location.pathname}#`;
  return `${config().accountPage}#/cslogin?logout=true&redirect_uri=${encodeURIComponent(home)}`;
}

/** Goes on in another of the user's roles: the page starts again with it. */
export function switchRole(role: Role): void {
  session.switching = true;
  writeStored(sessionKeys.role, role);
  writeStored(sessionKeys.activeRoute, { path: '/', changed: true });
  startAgain();
}

onUnauthorised(logout);
