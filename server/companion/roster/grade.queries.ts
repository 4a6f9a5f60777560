import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../database/prepared.ts';
import { courses, grades, offeredCourses } from '../../database/tables.ts';

const at = sql.placeholder;

/** Statements that keep grades and courses. */
export const gradeQueries = prepared((orm) => ({
  grade: orm
    .insert(grades)
    .values({ id: at('id'), name: at('name'), stage: at('stage'), position: at('position') })
    .onConflictDoUpdate({
      target: grades.id,
      set: { name: sql`excluded.name`, stage: sql`excluded.stage`, position: sql`excluded.position` },
    })
    .prepare(),
  gradeNow: orm
    .select({ name: grades.name, stage: grades.stage, position: grades.position })
    .from(grades)
    .where(eq(grades.id, at('id')))
    .prepare(),
  course: orm
    .insert(courses)
    .values({ id: at('id'), name: at('name'), subjectId: at('subjectId'), stage: at('stage') })
    .onConflictDoUpdate({ target: courses.id, set: { name: sql`excluded.name`, subjectId: sql`excluded.subject_id` } })
    .prepare(),
  courseNow: orm
    .select({ name: courses.name, subjectId: courses.subjectId })
    .from(courses)
    .where(eq(courses.id, at('id')))
    .prepare(),
  offers: orm
    .select({ courseId: offeredCourses.courseId })
    .from(offeredCourses)
    .where(and(eq(offeredCourses.schoolId, at('schoolId')), eq(offeredCourses.gradeId, at('gradeId'))))
    .prepare(),
  offer: orm
    .insert(offeredCourses)
    .values({ schoolId: at('schoolId'), gradeId: at('gradeId'), courseId: at('courseId') })
    .prepare(),
}));
