import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { assignmentClasses, assignments, paperQuestions, submissions } from '../../../database/assignment-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { users } from '../../../database/tables.ts';

const at = sql.placeholder;

const open = and(
  eq(assignments.schoolId, at('schoolId')),
  eq(assignments.isDeleted, 0),
  ne(assignments.status, 2),
  eq(assignments.publishTime, ''),
);

const queries = prepared((orm) => ({
  count: orm
    .select({ count: sql<number>`count(*)` })
    .from(assignments)
    .where(open)
    .prepare(),
  list: orm
    .select({
      assignmentId: assignments.id,
      title: assignments.title,
      teacherName: users.name,
      classNames: sql<string>`(select group_concat(c.class_name, '、' order by c.class_name) from ${assignmentClasses} c
        where c.assignment_id = ${assignments.id})`,
      submittedCount: sql<number>`(select count(*) from ${submissions} s where s.assignment_id = ${assignments.id} and s.state = 1)`,
      unmarkedCount: sql<number>`(select count(*) from ${submissions} s where s.assignment_id = ${assignments.id} and s.state = 1
        and s.marked_count < (select count(*) from ${paperQuestions} q where q.paper_id = s.paper_id))`,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.teacherId))
    .where(open)
    .orderBy(desc(assignments.createTime), desc(assignments.id))
    .limit(at('most'))
    .prepare(),
}));

/** As many as anybody reads before a promotion; the rest is counted. */
const most = 50;

/** The work of a school that is neither published nor withdrawn, newest first, and how much there is. */
export const selectOpenWork = (sandbox: Sandbox, schoolId: string) => ({
  openWorkCount: queries(sandbox).count.get({ schoolId })!.count,
  openWork: queries(sandbox).list.all({ schoolId, most }),
});
