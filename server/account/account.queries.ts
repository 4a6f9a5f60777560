import { randomBytes } from 'node:crypto';
import { and, asc, countDistinct, eq, gt, lt, sql } from 'drizzle-orm';
import { scenarioSetting } from '../database/begin-clock.ts';
import { systemNow } from '../database/clock.ts';
import { prepared, write } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { tokens } from '../database/account-tables.ts';
import { partners, schools, settings, users } from '../database/tables.ts';
import { restoredAt } from '../engines/restoring/compared-tables.ts';
import { hashToken } from '../http/user.ts';

/** Seconds for which an access token and a login ticket are good. */
export const lifetimes = { access: 12 * 3_600, ticket: 60 } as const;

const at = sql.placeholder;

const queries = prepared((orm) => ({
  byAccount: orm
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.account, at('account')), eq(users.isDeleted, 0)))
    .prepare(),
  personas: orm
    .select({
      id: users.id,
      account: users.account,
      name: users.name,
      group: users.persona,
      schoolName: schools.name,
      partnerName: partners.name,
      area: users.area,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(partners, eq(partners.id, users.partnerId))
    // Written out, since an index of a part of the rows serves no bound value.
    .where(and(sql`${users.persona} <> ''`, eq(users.isDeleted, 0)))
    .orderBy(asc(sql`${users}.rowid`))
    .prepare(),
  insertToken: orm
    .insert(tokens)
    .values({ hash: at('hash'), userId: at('userId'), purpose: at('purpose'), expiresAt: at('expiresAt') })
    .prepare(),
  deleteToken: orm
    .delete(tokens)
    .where(eq(tokens.hash, at('hash')))
    .prepare(),
  deleteExpired: orm
    .delete(tokens)
    .where(lt(tokens.expiresAt, at('now')))
    .prepare(),
  signedIn: orm
    .select({ count: countDistinct(tokens.userId) })
    .from(tokens)
    .where(and(eq(tokens.purpose, 'access'), gt(tokens.expiresAt, at('now'))))
    .prepare(),
  setting: orm
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, at('key')))
    .prepare(),
  hasTicket: orm
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.hash, at('hash')), eq(tokens.purpose, 'ticket')))
    .prepare(),
  takeTicket: orm
    .delete(tokens)
    .where(and(eq(tokens.hash, at('hash')), eq(tokens.purpose, 'ticket')))
    .returning({ userId: tokens.userId, expiresAt: tokens.expiresAt })
    .prepare(),
}));

/** The living user of an account with the stored password. */
export const selectUserByAccount = (sandbox: Sandbox, account: string) => queries(sandbox).byAccount.get({ account });

/** The accounts of the login page's cards, in the order of the seed. */
export const selectPersonas = (sandbox: Sandbox) => queries(sandbox).personas.all();

/** Issues an access token or ticket; only its hash is stored. Throws away what has expired. */
export function insertToken(sandbox: Sandbox, userId: string, purpose: 'access' | 'ticket'): string {
  const token = `${sandbox.name}.${randomBytes(32).toString('base64url')}`;
  const now = systemNow();
  write(sandbox, () => {
    queries(sandbox).deleteExpired.run({ now });
    queries(sandbox).insertToken.run({
      hash: hashToken(token),
      userId,
      purpose,
      expiresAt: now + lifetimes[purpose] * 1_000,
    });
  });
  return token;
}

/** How many people hold a token that is good. */
export const countSignedIn = (sandbox: Sandbox): number => queries(sandbox).signedIn.get({ now: systemNow() })!.count;

const settingOf = (sandbox: Sandbox, key: string): string => queries(sandbox).setting.get({ key })?.value ?? '';

/** When the sandbox was last taken back to its beginning; "" for never. */
export const selectRestoredAt = (sandbox: Sandbox): string => settingOf(sandbox, restoredAt);

/** What a sandbox's world was made of; "" of the usual one. */
export const selectScenario = (sandbox: Sandbox): string => settingOf(sandbox, scenarioSetting);

/** Revokes a token. */
export const deleteToken = (sandbox: Sandbox, token: string): void =>
  void queries(sandbox).deleteToken.run({ hash: hashToken(token) });

/** Turns a ticket into an access token, once; undefined when it is used, expired or unknown. */
export function exchangeTicket(sandbox: Sandbox, ticket: string): string | undefined {
  const hash = hashToken(ticket);
  // Anybody may send one that was made up: it takes no lock, and nothing remembered is forgotten for it.
  if (!queries(sandbox).hasTicket.get({ hash })) return undefined;
  return write(sandbox, () => {
    const taken = queries(sandbox).takeTicket.get({ hash });
    if (!taken || taken.expiresAt <= systemNow()) return undefined;
    return insertToken(sandbox, taken.userId, 'access');
  });
}
