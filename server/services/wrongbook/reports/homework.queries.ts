import { and, asc, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getHomeworkReport } from '../../../../contracts/wrongbook/reports.ts';
import { assignmentClasses, assignments } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { courses } from '../../../database/tables.ts';
import { isReached, readerOf, type Reader } from '../../../http/teaching.ts';

/** Homework over a period as it goes over the wire. */
export type HomeworkReport = DataOf<typeof getHomeworkReport>;

const at = sql.placeholder;

const queries = prepared((orm) => ({
  course: orm
    .select({ subjectId: courses.subjectId })
    .from(courses)
    .where(eq(courses.id, at('courseId')))
    .prepare(),
  works: orm
    .select({
      id: assignments.id,
      taskType: sql<HomeworkReport['works'][number]['taskType']>`${assignments.taskType}`,
      title: assignments.title,
      date: assignments.createTime,
    })
    .from(assignments)
    .where(
      and(
        isReached,
        eq(assignments.isDeleted, 0),
        eq(assignments.status, 1),
        eq(assignments.courseId, at('courseId')),
        ne(assignments.publishTime, ''),
        ne(assignments.taskType, taskType.errorNote),
        isNull(assignments.examId),
        gte(assignments.createTime, at('from')),
        lte(assignments.createTime, at('to')),
        sql`(${at('classIds')} is null or exists (select 1 from ${assignmentClasses} c
          where c.assignment_id = ${assignments.id} and c.class_id in ${listed('classIds')}))`,
      ),
    )
    .orderBy(asc(assignments.createTime), asc(assignments.id))
    .prepare(),
}));

/** What homework is looked at: of a course, set within these days, to these classes or to any. */
export interface Period {
  courseId: string;
  classIds: readonly string[] | undefined;
  from: string;
  to: string;
}

/** Published work that a caller sees, oldest first, without practice of mistakes. */
export const selectWorks = (sandbox: Sandbox, reader: Reader, { courseId, classIds, from, to }: Period) =>
  queries(sandbox).works.all({
    ...readerOf(reader),
    courseId,
    from: `${from} 00:00:00`,
    to: `${to} 23:59:59`,
    classIds: classIds ? JSON.stringify(classIds) : null,
  });

/** The subject of a course; "" where there is no such course. */
export const selectSubjectId = (sandbox: Sandbox, courseId: string): string =>
  queries(sandbox).course.get({ courseId })?.subjectId ?? '';
