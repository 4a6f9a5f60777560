import { eq, sql } from 'drizzle-orm';
import { tokens } from '../../../database/account-tables.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { prepared } from '../../../database/prepared.ts';
import { grades, partners, schoolClasses, schools, users } from '../../../database/tables.ts';

const at = sql.placeholder('id');

/** What the owners of things are called, and what is known of a token. */
export const nameQueries = prepared((orm) => ({
  class: orm
    .select({ name: fullClassName })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(eq(schoolClasses.id, at))
    .prepare(),
  person: orm.select({ name: users.name }).from(users).where(eq(users.id, at)).prepare(),
  school: orm.select({ name: schools.name }).from(schools).where(eq(schools.id, at)).prepare(),
  partner: orm.select({ name: partners.name }).from(partners).where(eq(partners.id, at)).prepare(),
  token: orm
    .select({ purpose: tokens.purpose, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(eq(tokens.hash, at))
    .prepare(),
}));
