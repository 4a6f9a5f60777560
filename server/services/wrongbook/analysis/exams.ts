import { and, desc, eq, sql } from 'drizzle-orm';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listAnalysedExams } from '../../../../contracts/wrongbook/analysis.ts';
import { exams } from '../../../database/exam-tables.ts';
import { examSubjects } from '../../../database/exam-work-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { isExamReached } from '../../../http/exam-reach.ts';
import type { Context } from '../../../http/route.ts';
import { isExamLed, readerOf, type Caller } from '../../../http/teaching.ts';
import { ledGrades, ledSubjects } from '../../../http/user.ts';
import { selectRegional, selectSubjectOf, type Head } from './analysis.queries.ts';
import { termsMeant } from './terms.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  ofSchool: orm
    .select({
      id: exams.id,
      name: exams.name,
      kind: exams.kind,
      startDate: exams.startDate,
      isJoint: sql<number>`${exams.jointId} <> ''`,
    })
    .from(exams)
    .where(
      and(
        eq(exams.isDeleted, 0),
        eq(exams.schoolId, at('readerSchool')),
        eq(exams.gradeId, at('gradeId')),
        isExamReached,
        sql`${exams.term} in (select value from json_each(${at('terms')}))`,
        sql`exists (select 1 from ${examSubjects} s where s.exam_id = ${exams}.id
          and s.subject_id = ${at('subjectId')} and s.publish_time <> '')`,
      ),
    )
    .orderBy(desc(exams.startDate), desc(exams.id))
    .prepare(),
  isLed: orm
    .select({ isLed: isExamLed(sql`${exams}.id`) })
    .from(exams)
    .where(eq(exams.id, at('examId')))
    .prepare(),
}));

/** Who sees every class of an exam: whoever runs the school, leads it, its grade or the subject, or looks from outside. */
export function leadsAll(
  sandbox: Sandbox,
  { user, scopes }: Pick<Caller, 'user' | 'scopes'>,
  { examId, schoolId, gradeId, subjectId }: Head & { subjectId: string },
): boolean {
  if (scopes.has('all')) return true;
  if (user.schoolId !== schoolId) return scopes.has('region');
  if (scopes.has('school') || ledGrades(user).includes(gradeId) || ledSubjects(user).includes(subjectId)) return true;
  return queries(sandbox).isLed.get({ ...readerOf(user), examId })?.isLed === 1;
}

/** The published exams of a course in a term that the caller may look at, newest first. */
export function analysedExams({
  sandbox,
  user,
  scopes,
  input: { gradeId, courseId, learningTerm, schoolId },
}: Context<typeof listAnalysedExams>): DataOf<typeof listAnalysedExams> {
  const subjectId = selectSubjectOf(sandbox, courseId);
  const terms = termsMeant(learningTerm);
  const rows = scopes.has('region')
    ? selectRegional(sandbox, { area: user.area, gradeId, subjectId, terms })
    : queries(sandbox).ofSchool.all({
        ...readerOf(user),
        ...(schoolId !== undefined && { readerSchool: schoolId }),
        readsSchool: Number(scopes.has('school') || scopes.has('all')),
        gradeId,
        subjectId,
        terms: JSON.stringify(terms),
      });
  return rows.map(({ isJoint, ...row }) => ({ ...row, isJoint: isJoint === 1 }));
}
