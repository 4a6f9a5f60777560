import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { assignmentClasses, assignments } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';

const at = sql.placeholder;

/** How many of the classes that are asked about got the work. */
const reached = sql<number>`(select count(*) from ${assignmentClasses} c
  where c.assignment_id = ${assignments.id} and c.class_id in ${listed('classIds')})`;

const queries = prepared((orm) => ({
  earlier: orm
    .select({ id: assignments.id, title: assignments.title, classCount: reached })
    .from(assignments)
    .where(
      and(
        eq(assignments.isDeleted, 0),
        eq(assignments.status, 1),
        eq(assignments.subjectId, at('subjectId')),
        ne(assignments.publishTime, ''),
        ne(assignments.taskType, taskType.errorNote),
        sql`(${assignments.createTime}, ${assignments.id}) < (${at('createTime')}, ${at('id')})`,
        sql`${assignments.id} in (select c.assignment_id from ${assignmentClasses} c where c.class_id in ${listed('classIds')})`,
      ),
    )
    .orderBy(desc(assignments.createTime), desc(assignments.id))
    .limit(at('most'))
    .prepare(),
}));

/** Published work of the same subject that any of the classes got before, latest first. */
export const selectEarlier = (
  sandbox: Sandbox,
  { id, subjectId, createTime }: Pick<AssignmentItem, 'id' | 'subjectId' | 'createTime'>,
  classIds: readonly string[],
  most: number,
) => queries(sandbox).earlier.all({ id, subjectId, createTime, classIds: JSON.stringify(classIds), most });
