import { and, eq, gte, sql } from 'drizzle-orm';
import type { PaperSize } from '../../../../contracts/constants/printing.ts';
import { assignmentClasses, assignments, printRecords } from '../../../database/assignment-tables.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { newId } from '../../../database/ids.ts';
import { pageable, summable } from '../../../database/pages.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, users } from '../../../database/tables.ts';
import { isReached } from '../../../http/teaching.ts';

const at = sql.placeholder;

/** Whether the reader can still print the work. */
const printable = and(eq(assignments.isDeleted, 0), eq(assignments.status, 1), isReached)!;

/** The classes of work, which are of one grade, in one line: 七年级1班、2班. */
const allClasses = sql`(select ${grades.name} || group_concat(replace(a.class_name, ${grades.name}, ''), '、' order by c.position)
  from ${assignmentClasses} a join ${schoolClasses} c on c.id = a.class_id
  where a.assignment_id = ${printRecords.assignmentId})`;

/** The one class that work was for, as it was called then. */
const oneClass = sql`(select a.class_name from ${assignmentClasses} a
  where a.assignment_id = ${printRecords.assignmentId} and a.class_id = ${printRecords.classId})`;

/** The class whose mistakes were printed. */
const classNow = sql`(select ${fullClassName} from ${schoolClasses} join ${grades} on ${grades.id} = ${schoolClasses.gradeId}
  where ${printRecords.assignmentId} is null and ${schoolClasses.id} = ${printRecords.classId})`;

const found = {
  table: printRecords,
  always: [],
  filters: {
    teacherId: eq(printRecords.teacherId, at('teacherId')),
    schoolId: eq(printRecords.schoolId, at('schoolId')),
    /** What was for all classes of the work was for each of them. */
    classId: sql`(${printRecords.classId} = ${at('classId')} or ${printRecords.classId} is null
      and ${printRecords.assignmentId} in (select c.assignment_id from ${assignmentClasses} c
        where c.class_id = ${at('classId')}))`,
    paperSize: eq(printRecords.paperSize, at('paperSize')),
    kind: sql`instr(',' || ${printRecords.kinds} || ',', ',' || ${at('kind')} || ',') > 0`,
    action: eq(printRecords.action, at('action')),
    from: gte(printRecords.createTime, at('from')),
    to: sql`${printRecords.createTime} <= ${at('to')} || ' 23:59:59'`,
    keyword: sql`instr(${printRecords.title}, ${at('keyword')}) > 0`,
  },
};

/** One page of what a teacher, or a school, has printed, as `reader` sees it. */
export const selectRecordPage = pageable({
  ...found,
  sorts: { createTime: printRecords.createTime, title: printRecords.title, pages: printRecords.pages },
  defaultSort: printRecords.createTime,
  newestFirst: true,
  rows: (orm: Orm, where, order) =>
    orm
      .select({
        id: printRecords.id,
        title: printRecords.title,
        kinds: printRecords.kinds,
        paperSize: sql<PaperSize>`${printRecords.paperSize}`,
        action: printRecords.action,
        copies: printRecords.copies,
        pages: printRecords.pages,
        assignmentId: sql<string>`case when ${printable} then ${assignments.id} else '' end`,
        classId: sql<string>`coalesce(${printRecords.classId}, '')`,
        className: sql<string>`coalesce(${oneClass}, ${allClasses}, ${classNow}, '')`,
        teacherName: users.name,
        createTime: printRecords.createTime,
      })
      .from(printRecords)
      .innerJoin(users, eq(users.id, printRecords.teacherId))
      .leftJoin(assignments, eq(assignments.id, printRecords.assignmentId))
      .leftJoin(grades, eq(grades.id, assignments.gradeId))
      .where(where)
      .orderBy(...order),
});

/** What all of that comes to: how many records, copies and pages. */
export const sumRecords = summable(found, { copies: printRecords.copies, pages: printRecords.pages });

/** Adds a record; call it within a write. */
export function insertRecord(
  sandbox: Sandbox,
  row: Omit<typeof printRecords.$inferInsert, 'id' | 'createTime'>,
): string {
  const id = newId(sandbox);
  sandbox.orm
    .insert(printRecords)
    .values({ id, ...row, createTime: sandbox.clock.dateTime() })
    .run();
  return id;
}
