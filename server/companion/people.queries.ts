import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { tokens } from '../database/account-tables.ts';
import { prepared } from '../database/prepared.ts';
import { schools, userRoles, users } from '../database/tables.ts';

const at = sql.placeholder;

/** Statements that keep who has come, and what is known of their tokens. */
export const peopleQueries = prepared((orm) => ({
  schoolNow: orm
    .select({ name: schools.name, stage: schools.stage, area: schools.area, isDeleted: schools.isDeleted })
    .from(schools)
    .where(eq(schools.id, at('id')))
    .prepare(),
  school: orm
    .insert(schools)
    .values({ id: at('id'), name: at('name'), stage: at('stage'), area: at('area'), createTime: at('createTime') })
    .onConflictDoUpdate({
      target: schools.id,
      set: { name: sql`excluded.name`, stage: sql`excluded.stage`, area: sql`excluded.area`, isDeleted: 0 },
    })
    .prepare(),
  userNow: orm
    .select({ account: users.account, name: users.name, schoolId: users.schoolId, isDeleted: users.isDeleted })
    .from(users)
    .where(eq(users.id, at('id')))
    .prepare(),
  user: orm
    .insert(users)
    .values({
      id: at('id'),
      account: at('account'),
      // No password opens the account: who comes has signed in elsewhere.
      passwordHash: '',
      name: at('name'),
      schoolId: at('schoolId'),
      createTime: at('createTime'),
    })
    .onConflictDoUpdate({
      target: users.id,
      set: {
        account: sql`excluded.account`,
        name: sql`excluded.name`,
        schoolId: sql`excluded.school_id`,
        isDeleted: 0,
      },
    })
    .prepare(),
  /** Takes an account from who had it before. */
  freeAccount: orm
    .update(users)
    .set({ account: sql`${users.id} || ' ' || ${users.account}` })
    .where(and(eq(users.account, at('account')), ne(users.id, at('id')), eq(users.isDeleted, 0)))
    .prepare(),
  roles: orm
    .select({ roleKey: userRoles.roleKey, subjectId: userRoles.subjectId, gradeId: userRoles.gradeId })
    .from(userRoles)
    .where(eq(userRoles.userId, at('userId')))
    .orderBy(userRoles.position)
    .prepare(),
  removeRoles: orm
    .delete(userRoles)
    .where(eq(userRoles.userId, at('userId')))
    .prepare(),
  role: orm
    .insert(userRoles)
    .values({
      userId: at('userId'),
      roleKey: at('roleKey'),
      position: at('position'),
      subjectId: at('subjectId'),
      gradeId: at('gradeId'),
    })
    .prepare(),
  lead: orm
    .update(userRoles)
    .set({ subjectId: sql`${at('subjectId')}`, gradeId: sql`${at('gradeId')}` })
    .where(and(eq(userRoles.userId, at('userId')), eq(userRoles.roleKey, at('roleKey'))))
    .prepare(),
  token: orm
    .insert(tokens)
    .values({ hash: at('hash'), userId: at('userId'), purpose: 'access', expiresAt: at('expiresAt') })
    .onConflictDoUpdate({
      target: tokens.hash,
      set: { userId: sql`excluded.user_id`, expiresAt: sql`excluded.expires_at` },
    })
    .prepare(),
  holds: orm
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(and(eq(tokens.hash, at('hash')), gt(tokens.expiresAt, at('now'))))
    .prepare(),
  forget: orm
    .delete(tokens)
    .where(eq(tokens.hash, at('hash')))
    .prepare(),
  forgetExpired: orm
    .delete(tokens)
    .where(lt(tokens.expiresAt, at('now')))
    .prepare(),
}));
