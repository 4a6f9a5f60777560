import { and, eq, notExists, sql } from 'drizzle-orm';
import { prepared } from '../../database/prepared.ts';
import { teachings, userRoles, users } from '../../database/tables.ts';

const at = sql.placeholder;

/** Statements that let those who were recorded sign in. */
export const seedQueries = prepared((orm) => ({
  openAccounts: orm
    .update(users)
    .set({ passwordHash: sql`${at('passwordHash')}` })
    .where(eq(users.isDeleted, 0))
    .prepare(),
  withoutRole: orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isDeleted, 0), notExists(orm.select().from(userRoles).where(eq(userRoles.userId, users.id)))))
    .prepare(),
  giveRole: orm
    .insert(userRoles)
    .values({ userId: at('userId'), roleKey: at('roleKey'), position: 0 })
    .onConflictDoNothing()
    .prepare(),
  /** Those who teach most. */
  busiest: orm
    .select({ id: teachings.teacherId })
    .from(teachings)
    .innerJoin(users, and(eq(users.id, teachings.teacherId), eq(users.isDeleted, 0)))
    .groupBy(teachings.teacherId)
    .orderBy(sql`count(*) desc`, teachings.teacherId)
    .limit(at('most'))
    .prepare(),
  show: orm
    .update(users)
    .set({ persona: sql`${at('group')}` })
    .where(eq(users.id, at('id')))
    .prepare(),
}));
