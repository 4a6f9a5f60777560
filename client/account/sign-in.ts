import { createToken } from '../../contracts/account/account.ts';
import { call } from '../api/call.ts';
import type { Config } from '../api/config.ts';
import { enter } from '../session/enter.ts';
import { floatScript } from '../session/floating-script.ts';
import { leaveReasons, leaveTo, type LeaveReason } from '../session/leave.ts';
import { safeTarget } from '../session/targets.ts';

/** What the login page is asked by its address, `#/cslogin?logout=…&redirect_uri=…&reason=…`. */
export interface LoginAddress {
  /** Why somebody was sent here, in words; "" for who just comes. */
  note: string;
  target: string;
  sandbox: string | undefined;
}

/** Reads the address of the login page; a target outside the product becomes its home. */
export function readAddress({ hash, origin }: Pick<Location, 'hash' | 'origin'>): LoginAddress {
  const query = new URLSearchParams(hash.split('?').slice(1).join('?'));
  const logout = query.get('logout');
  return {
    note: logout !== null && logout !== 'false' && logout !== '0' ? noteOf(query.get('reason')) : '',
    target: safeTarget(query.get('redirect_uri'), origin),
    sandbox: query.get('sandbox') || undefined,
  };
}

/** A logout by another page of the product family names no reason. */
const noteOf = (reason: string | null): string =>
  Object.hasOwn(leaveReasons, reason ?? 'exit') ? leaveReasons[(reason ?? 'exit') as LeaveReason] : '';

/** The account with which development begins; undefined where no flag says so, and for who has just been sent here with a reason. */
export function developedAs({ development }: Config, { note }: LoginAddress): string | undefined {
  if (note !== '') return undefined;
  return development.admin ? 'admin' : development.teacher ? 'teacher' : undefined;
}

/** Signs in and leaves for the target, with a script that floats there; rejects with CallError when the server refuses. */
export async function signIn(
  account: string,
  password: string,
  { target, sandbox }: LoginAddress,
  script = '',
): Promise<void> {
  const { accessToken } = await call(createToken, { account, password, sandbox }, { quiet: true });
  enter(accessToken);
  // What was kept of whoever worked in this tab before has just gone.
  floatScript(script);
  leaveTo(target);
}
