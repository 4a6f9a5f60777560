import { and, asc, eq, sql } from 'drizzle-orm';
import { listWorkbooks } from '../../contracts/minerva/exercise-book.ts';
import { workbooks } from '../database/workbook-tables.ts';
import { prepared } from '../database/prepared.ts';
import { schoolClasses } from '../database/tables.ts';
import { route } from '../http/route.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  ofClass: orm
    .select({ id: workbooks.id, title: workbooks.title })
    .from(workbooks)
    .innerJoin(schoolClasses, eq(schoolClasses.gradeId, workbooks.gradeId))
    .where(
      and(eq(schoolClasses.id, at('classId')), eq(workbooks.courseId, at('courseId')), eq(workbooks.term, at('term'))),
    )
    .orderBy(asc(workbooks.id))
    .prepare(),
}));

export const minervaRoutes = [route(listWorkbooks, ({ sandbox, input }) => queries(sandbox).ofClass.all({ ...input }))];
