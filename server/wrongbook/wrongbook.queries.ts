import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { documentState } from '../../contracts/states.ts';
import { listed } from '../database/lists.ts';
import { prepared } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { documents } from '../database/document-tables.ts';
import { partners, schools, students } from '../database/tables.ts';

const at = sql.placeholder;

const scope = and(eq(students.schoolId, at('schoolId')), eq(students.isDeleted, 0), eq(students.status, 0));

const queries = prepared((orm) => ({
  unread: orm
    .select({ count: sql<number>`count(*)` })
    .from(documents)
    .where(
      and(
        eq(documents.teacherId, at('teacherId')),
        eq(documents.isRead, 0),
        ne(documents.state, documentState.deleted),
      ),
    )
    .prepare(),
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

/** How many documents of a teacher are unread. */
export const countUnreadDocuments = (sandbox: Sandbox, teacherId: string): number =>
  queries(sandbox).unread.get({ teacherId })!.count;

/** A living partner. */
export const selectPartner = (sandbox: Sandbox, id: string) => queries(sandbox).partner.get({ id });

/** The schools of a partner and of all partners below it. */
export const selectSchoolsOfPartner = (sandbox: Sandbox, id: string) => queries(sandbox).schools.all({ id });

/** Ids of students in school: those of a list and those of classes, each once. */
export function selectStudentIds(sandbox: Sandbox, schoolId: string, ids: string[], classIds: string[]): string[] {
  const named = queries(sandbox).byIds.all({ schoolId, ids: JSON.stringify(ids) });
  const inClasses = queries(sandbox).byClasses.all({ schoolId, ids: JSON.stringify(classIds) });
  return [...new Set([...named, ...inClasses].map(({ id }) => id))];
}

/** Sets whether students may use the product; returns how many changed. */
export const updateEnabled = (sandbox: Sandbox, ids: string[], enabled: number): number =>
  queries(sandbox).enable.run({ ids: JSON.stringify(ids), enabled }).changes;
