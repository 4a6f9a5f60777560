import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { serverRoleOf, type ServerRole } from '../../contracts/roles.ts';
import { systemNow } from '../database/clock.ts';
import { cached, prepared } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { tokens } from '../database/account-tables.ts';
import { users } from '../database/tables.ts';
import { selectUserRoles } from '../database/user-roles.ts';
import { badToken, noToken, restoredWorld } from './errors.ts';

/** The tenant of installations that have only one, as that family of services numbers it. */
export const tenantId = '000000';

/** A role that a user has, with the subject or grade that a leader leads ("" for none). */
export interface HeldRole {
  roleKey: string;
  role: ServerRole;
  subjectId: string;
  gradeId: string;
}

/** Who calls. */
export interface User {
  id: string;
  account: string;
  name: string;
  schoolId: string | null;
  partnerId: string | null;
  area: string;
  roles: HeldRole[];
}

const keys = new WeakMap<User, string>();

/** All that is known of a user as a text, by which something may be remembered that depends on who asks. */
export function keyOf(user: User): string {
  let key = keys.get(user);
  if (key === undefined) keys.set(user, (key = JSON.stringify(user)));
  return key;
}

/** The subjects that a user leads; none for who leads none. */
export const ledSubjects = ({ roles }: Pick<User, 'roles'>): string[] =>
  roles.filter(({ role }) => role === 'subjectleader').map(({ subjectId }) => subjectId);

/** The grades that a user leads; none for who leads none. */
export const ledGrades = ({ roles }: Pick<User, 'roles'>): string[] =>
  roles.filter(({ role }) => role === 'gradeLeader').map(({ gradeId }) => gradeId);

const queries = prepared((orm) => ({
  byToken: orm
    .select({
      id: users.id,
      account: users.account,
      name: users.name,
      schoolId: users.schoolId,
      partnerId: users.partnerId,
      area: users.area,
      expiresAt: tokens.expiresAt,
    })
    .from(tokens)
    .innerJoin(users, and(eq(users.id, tokens.userId), eq(users.isDeleted, 0)))
    .where(and(eq(tokens.hash, sql.placeholder('hash')), eq(tokens.purpose, 'access')))
    .prepare(),
  byId: orm
    .select({
      id: users.id,
      account: users.account,
      name: users.name,
      schoolId: users.schoolId,
      partnerId: users.partnerId,
      area: users.area,
    })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.isDeleted, 0)))
    .prepare(),
  ended: orm
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.hash, sql.placeholder('hash')), eq(tokens.purpose, 'restored')))
    .prepare(),
}));

/** What is stored of a token: its SHA-256. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Header = string | string[] | undefined;

/** The bearer token of a Blade-Auth header, good or not, the scheme in any letter case; undefined when there is none. */
export const tokenIn = (header: Header): string | undefined =>
  typeof header === 'string' ? /^bearer\s+(\S+)$/i.exec(header)?.[1] : undefined;

/** The same; throws 401 when there is none. */
export function bearerToken(header: Header): string {
  const token = tokenIn(header);
  if (token !== undefined) return token;
  throw header ? badToken() : noToken();
}

/** The sandbox that a token names before its dot. */
export function sandboxOf(sandboxes: Sandboxes, token: string): Sandbox {
  const sandbox = sandboxes.find(token.slice(0, Math.max(token.indexOf('.'), 0)));
  if (!sandbox) throw badToken();
  return sandbox;
}

/** The user who holds an access token, and until when; throws 401 when it is unknown, revoked or expired. */
export function holderOf(sandbox: Sandbox, token: string): { user: User; expiresAt: number } {
  const hash = hashToken(token);
  const held = cached(sandbox, `token:${hash}`, () => findHolder(sandbox, hash));
  // By the system's time: whoever moves the clock of a sandbox by a year sends nobody out of it.
  if (held.expiresAt <= systemNow()) throw badToken();
  return held;
}

/** What nobody holds is refused rather than remembered: anybody can make up more of it than there is room for. */
function findHolder(sandbox: Sandbox, hash: string): { user: User; expiresAt: number } {
  const row = queries(sandbox).byToken.get({ hash });
  if (!row) throw queries(sandbox).ended.get({ hash }) ? restoredWorld() : badToken();
  const { expiresAt, ...user } = row;
  return { user: { ...user, roles: rolesOf(sandbox, [user.id]).get(user.id) ?? [] }, expiresAt };
}

/** A user as of now; undefined of one who is gone. */
export function userWithId(sandbox: Sandbox, id: string): User | undefined {
  const row = queries(sandbox).byId.get({ id });
  return row && { ...row, roles: rolesOf(sandbox, [id]).get(id) ?? [] };
}

/** The roles of users by user, in their order; keys that name no role are left out. */
export function rolesOf(sandbox: Sandbox, userIds: readonly string[]): Map<string, HeldRole[]> {
  const known = ({ roleKey, subjectId, gradeId }: Omit<HeldRole, 'role'>): HeldRole[] => {
    const role = serverRoleOf(roleKey);
    return role ? [{ roleKey, role, subjectId, gradeId }] : [];
  };
  return new Map([...selectUserRoles(sandbox, userIds)].map(([userId, held]) => [userId, held.flatMap(known)]));
}
