import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { cached, prepared } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { courses, offeredCourses, partners, schools, students } from '../../database/tables.ts';

const at = sql.placeholder;

const scope = and(eq(students.schoolId, at('schoolId')), eq(students.isDeleted, 0), eq(students.status, 0));

const queries = prepared((orm) => ({
  partner: orm
    .select({ id: partners.id, name: partners.name, parentId: partners.parentId, ancestors: partners.ancestors })
    .from(partners)
    .where(and(eq(partners.id, at('id')), eq(partners.isDeleted, 0)))
    .prepare(),
  schools: orm
    .select({ schoolId: schools.id, schoolName: schools.name })
    .from(schools)
    .innerJoin(partners, eq(partners.id, schools.partnerId))
    .where(
      and(
        eq(schools.isDeleted, 0),
        sql`(${partners.id} = ${at('id')} or instr(',' || ${partners.ancestors} || ',', ',' || ${at('id')} || ',') > 0)`,
      ),
    )
    .orderBy(asc(schools.id))
    .prepare(),
  subjectIds: orm
    .selectDistinct({ id: courses.subjectId })
    .from(offeredCourses)
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .where(
      and(
        sql`(${at('schoolId')} = '' or ${offeredCourses.schoolId} = ${at('schoolId')})`,
        sql`(${at('gradeId')} = '' or ${offeredCourses.gradeId} = ${at('gradeId')})`,
      ),
    )
    .prepare(),
  byIds: orm
    .select({ id: students.id })
    .from(students)
    .where(and(scope, inArray(students.id, listed('ids'))))
    .prepare(),
  byClasses: orm
    .select({ id: students.id })
    .from(students)
    .where(and(scope, inArray(students.classId, listed('ids'))))
    .prepare(),
  enable: orm
    .update(students)
    .set({ enabled: sql`${at('enabled')}` })
    .where(and(inArray(students.id, listed('ids')), ne(students.enabled, at('enabled'))))
    .prepare(),
}));

/** A living partner. */
export const selectPartner = (sandbox: Sandbox, id: string) => queries(sandbox).partner.get({ id });

/** The schools of a partner and of all partners below it. */
export const selectSchoolsOfPartner = (sandbox: Sandbox, id: string) => queries(sandbox).schools.all({ id });

/** Ids of the subjects that a school, any school where it is "", offers in a grade, in any where that is "". */
export const selectSubjectIds = (sandbox: Sandbox, schoolId: string, gradeId: string): ReadonlySet<string> =>
  cached(sandbox, `subjects ${schoolId} ${gradeId}`, () => {
    const rows = queries(sandbox).subjectIds.all({ schoolId, gradeId });
    return new Set(rows.map(({ id }) => id));
  });

/** Ids of students in school: those of a list and those of classes, each once. */
export function selectStudentIds(sandbox: Sandbox, schoolId: string, ids: string[], classIds: string[]): string[] {
  const named = queries(sandbox).byIds.all({ schoolId, ids: JSON.stringify(ids) });
  const inClasses = queries(sandbox).byClasses.all({ schoolId, ids: JSON.stringify(classIds) });
  return [...new Set([...named, ...inClasses].map(({ id }) => id))];
}

/** Sets whether students may use the product; returns how many changed. */
export const updateEnabled = (sandbox: Sandbox, ids: string[], enabled: number): number =>
  queries(sandbox).enable.run({ ids: JSON.stringify(ids), enabled }).changes;
