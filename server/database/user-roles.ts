import { asc, inArray } from 'drizzle-orm';
import { grouped, listed } from './lists.ts';
import { prepared } from './prepared.ts';
import type { Sandbox } from './sandbox.ts';
import { userRoles } from './tables.ts';

const queries = prepared((orm) => ({
  ofUsers: orm
    .select({
      userId: userRoles.userId,
      roleKey: userRoles.roleKey,
      subjectId: userRoles.subjectId,
      gradeId: userRoles.gradeId,
    })
    .from(userRoles)
    .where(inArray(userRoles.userId, listed('ids')))
    .orderBy(asc(userRoles.position))
    .prepare(),
}));

/** The roles that users have, by user, in their order; whoever has none is left out. */
export const selectUserRoles = (sandbox: Sandbox, userIds: readonly string[]) =>
  grouped(queries(sandbox).ofUsers.all({ ids: JSON.stringify(userIds) }), ({ userId }) => userId);
