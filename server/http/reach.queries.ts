import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { scope } from '../../contracts/constants/assignments.ts';
import { assignments, papers, submissions } from '../database/assignment-tables.ts';
import { documents } from '../database/document-tables.ts';
import { listed } from '../database/lists.ts';
import { prepared } from '../database/prepared.ts';
import { questions } from '../database/question-tables.ts';
import { scanPages, scans } from '../database/scan-tables.ts';
import { partners, schoolClasses, schools, students, teachings, users } from '../database/tables.ts';

/** With whom something is shared, beyond the scopes of the specification: what came with the product is everybody's. */
export const everybody = 3;

const wanted = listed('ids');

/** Where ids belong, by the field that names them, and what schools, partners and leaders reach. */
export const reachQueries = prepared((orm) => ({
  schoolId: orm.select({ schoolId: schools.id }).from(schools).where(inArray(schools.id, wanted)).prepare(),
  classId: orm
    .select({ schoolId: schoolClasses.schoolId, classId: schoolClasses.id })
    .from(schoolClasses)
    .where(inArray(schoolClasses.id, wanted))
    .prepare(),
  studentId: orm
    .select({ schoolId: students.schoolId, classId: students.classId })
    .from(students)
    .where(inArray(students.id, wanted))
    .prepare(),
  teacherId: orm
    .select({ schoolId: users.schoolId, userId: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .prepare(),
  documentId: orm
    .select({
      schoolId: documents.schoolId,
      classId: documents.classId,
      userId: documents.teacherId,
      sharedWith: documents.scope,
    })
    .from(documents)
    .where(inArray(documents.id, wanted))
    .prepare(),
  questionId: orm
    .select({
      schoolId: questions.schoolId,
      userId: sql<string>`coalesce(${questions.ownerId}, '')`,
      sharedWith: sql<number>`case when ${questions.schoolId} is null then ${everybody} else ${scope.wholeSchool} end`,
    })
    .from(questions)
    .where(inArray(questions.id, wanted))
    .prepare(),
  paperId: orm
    .select({
      schoolId: papers.schoolId,
      userId: papers.ownerId,
      subjectId: papers.subjectId,
      setBy: sql<string>`coalesce((select group_concat(distinct a.teacher_id) from ${assignments} a
        where a.paper_id = ${papers}.id), '')`,
    })
    .from(papers)
    .where(inArray(papers.id, wanted))
    .prepare(),
  assignmentId: orm
    .select({ schoolId: assignments.schoolId, userId: assignments.teacherId, subjectId: assignments.subjectId })
    .from(assignments)
    .where(inArray(assignments.id, wanted))
    .prepare(),
  submissionId: orm
    .select({ schoolId: assignments.schoolId, userId: assignments.teacherId, subjectId: assignments.subjectId })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(inArray(submissions.id, wanted))
    .prepare(),
  pageId: orm
    .select({
      schoolId: documents.schoolId,
      userId: documents.teacherId,
      setBy: sql<string>`coalesce(${assignments.teacherId}, '')`,
      subjectId: sql<string>`coalesce(${assignments.subjectId}, '')`,
    })
    .from(scanPages)
    .innerJoin(documents, eq(documents.id, scanPages.documentId))
    .leftJoin(scans, eq(scans.documentId, scanPages.documentId))
    .leftJoin(submissions, eq(submissions.id, scanPages.submissionId))
    .leftJoin(assignments, sql`${assignments.id} = coalesce(${submissions.assignmentId}, ${scans.assignmentId})`)
    .where(inArray(scanPages.id, wanted))
    .prepare(),
  area: orm
    .select({ area: schools.area })
    .from(schools)
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare(),
  partnerOfSchool: orm
    .select({ id: partners.id, ancestors: partners.ancestors })
    .from(schools)
    .innerJoin(partners, eq(partners.id, schools.partnerId))
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare(),
  ledClasses: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(
      and(
        eq(schoolClasses.schoolId, sql.placeholder('schoolId')),
        or(
          inArray(
            schoolClasses.id,
            sql`(select class_id from ${teachings} where teacher_id = ${sql.placeholder('userId')})`,
          ),
          inArray(schoolClasses.gradeId, listed('gradeIds')),
          sql`${schoolClasses.gradeId} in (select o.grade_id from offered_courses o join courses c on c.id = o.course_id
            where o.school_id = ${sql.placeholder('schoolId')} and c.subject_id in ${listed('subjectIds')})`,
        ),
      ),
    )
    .prepare(),
}));
