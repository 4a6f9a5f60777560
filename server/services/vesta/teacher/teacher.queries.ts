import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { pageable } from '../../../database/pages.ts';
import { hasChanges, prepared } from '../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { tokens } from '../../../database/account-tables.ts';
import { schoolClasses, teachings, userRoles, users } from '../../../database/tables.ts';

const at = sql.placeholder;

const columns = {
  id: users.id,
  name: users.name,
  account: users.account,
  phone: users.phone,
  gender: sql<0 | 1 | 2>`${users.gender}`,
  schoolId: sql<string>`${users.schoolId}`,
  createTime: users.createTime,
};

const teachesWhere = (condition: SQL): SQL =>
  sql`exists (select 1 from ${teachings} join ${schoolClasses} on ${schoolClasses.id} = ${teachings.classId}
    where ${teachings.teacherId} = ${users.id} and ${schoolClasses.status} = 0 and ${condition})`;

/** One page of a school's teachers, without their jobs and classes. */
export const selectTeacherPage = pageable({
  table: users,
  always: [eq(users.isDeleted, 0)],
  filters: {
    schoolId: eq(users.schoolId, at('schoolId')),
    gradeId: teachesWhere(eq(schoolClasses.gradeId, at('gradeId'))),
    classId: teachesWhere(eq(teachings.classId, at('classId'))),
    courseId: teachesWhere(eq(teachings.courseId, at('courseId'))),
    roleKey: sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.roleKey} = ${at('roleKey')})`,
    keyword: sql`(instr(${users.name}, ${at('keyword')}) > 0 or instr(${users.account}, ${at('keyword')}) > 0 or instr(${users.phone}, ${at('keyword')}) > 0)`,
  },
  sorts: { name: users.name, account: users.account, createTime: users.createTime },
  defaultSort: users.account,
  rows: (orm: Orm, where, order) =>
    orm
      .select(columns)
      .from(users)
      .where(where)
      .orderBy(...order),
});

const queries = prepared((orm) => ({
  byId: orm
    .select(columns)
    .from(users)
    .where(and(eq(users.id, at('id')), eq(users.isDeleted, 0)))
    .prepare(),
  byPhone: orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.schoolId, at('schoolId')),
        eq(users.phone, at('phone')),
        ne(users.phone, ''),
        ne(users.id, at('exceptId')),
        eq(users.isDeleted, 0),
      ),
    )
    .prepare(),
  byAccount: orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.account, at('account')), eq(users.isDeleted, 0)))
    .prepare(),
  countByRole: orm
    .select({ roleKey: userRoles.roleKey, count: sql<number>`count(*)` })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.schoolId, at('schoolId')), eq(users.isDeleted, 0)))
    .groupBy(userRoles.roleKey)
    .prepare(),
  countAdmins: orm
    .select({ count: sql<number>`count(distinct ${users.id})` })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(users.schoolId, at('schoolId')),
        eq(users.isDeleted, 0),
        sql`${userRoles.roleKey} like '%:schoolAdmin'`,
        ne(users.id, at('exceptId')),
      ),
    )
    .prepare(),
  insertRole: orm
    .insert(userRoles)
    .values({
      userId: at('userId'),
      roleKey: at('roleKey'),
      position: at('position'),
      subjectId: at('subjectId'),
      gradeId: at('gradeId'),
    })
    .prepare(),
  deleteRoles: orm
    .delete(userRoles)
    .where(eq(userRoles.userId, at('userId')))
    .prepare(),
  remove: orm
    .update(users)
    .set({ isDeleted: 1 })
    .where(eq(users.id, at('id')))
    .prepare(),
  setPassword: orm
    .update(users)
    .set({ passwordHash: sql`${at('passwordHash')}` })
    .where(eq(users.id, at('id')))
    .prepare(),
  deleteTokens: orm
    .delete(tokens)
    .where(eq(tokens.userId, at('id')))
    .prepare(),
}));

/** A living teacher. */
export const selectTeacher = (sandbox: Sandbox, id: string) => queries(sandbox).byId.get({ id });

/** Another living teacher of the school with that phone number. */
export const selectTeacherByPhone = (sandbox: Sandbox, schoolId: string, phone: string, exceptId = '') =>
  queries(sandbox).byPhone.get({ schoolId, phone, exceptId });

/** Whether a living user has that account, in any school. */
export const isAccountTaken = (sandbox: Sandbox, account: string): boolean =>
  queries(sandbox).byAccount.get({ account }) !== undefined;

/** How many teachers of a school have each role. */
export const countTeachersByRole = (sandbox: Sandbox, schoolId: string): Map<string, number> =>
  new Map(
    queries(sandbox)
      .countByRole.all({ schoolId })
      .map(({ roleKey, count }) => [roleKey, count]),
  );

/** Whether the school has an administrator besides this user. */
export const hasOtherAdmin = (sandbox: Sandbox, schoolId: string, exceptId: string): boolean =>
  queries(sandbox).countAdmins.get({ schoolId, exceptId })!.count > 0;

/** Every teacher that the filters of a page leave, without paging, by account. */
export const selectAllTeachers = (sandbox: Sandbox, filters: Record<string, unknown>) =>
  selectTeacherPage(sandbox, { ...filters, current: 1, size: Number.MAX_SAFE_INTEGER }).records;

/** Adds a teacher. */
export const insertTeacher = (sandbox: Sandbox, row: typeof users.$inferInsert): void =>
  void sandbox.orm.insert(users).values(row).run();

/** Changes what is given of a teacher. */
export const updateTeacher = (sandbox: Sandbox, id: string, changes: Partial<typeof users.$inferInsert>): void => {
  if (hasChanges(changes)) {
    sandbox.orm.update(users).set(changes).where(eq(users.id, id)).run();
  }
};

/** A role to be held, with the subject or grade that it leads ("" for none). */
export interface NewRole {
  roleKey: string;
  subjectId: string;
  gradeId: string;
}

/** Replaces all roles of a user. */
export function replaceRoles(sandbox: Sandbox, userId: string, roles: readonly NewRole[]): void {
  queries(sandbox).deleteRoles.run({ userId });
  roles.forEach((role, position) => queries(sandbox).insertRole.run({ ...role, userId, position }));
}

/** Deletes a teacher logically and ends every session of theirs. */
export function deleteTeacher(sandbox: Sandbox, id: string): void {
  queries(sandbox).remove.run({ id });
  queries(sandbox).deleteTokens.run({ id });
}

/** Sets a password's hash and ends every session that the old one opened. */
export function updatePassword(sandbox: Sandbox, id: string, passwordHash: string): void {
  queries(sandbox).setPassword.run({ id, passwordHash });
  queries(sandbox).deleteTokens.run({ id });
}
