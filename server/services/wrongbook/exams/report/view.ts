import { sql } from 'drizzle-orm';
import { examClasses } from '../../../../database/exam-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { courses, teachings } from '../../../../database/tables.ts';
import type { Caller } from '../../../../http/teaching.ts';
import { ledGrades, ledSubjects } from '../../../../http/user.ts';
import { selectLeaders } from '../setup/exams.queries.ts';
import type { ExamHead } from '../exam-head.ts';

/**
 * What of an exam's report somebody sees: all of it, or some subjects in all classes and single subjects of single classes. Totals
 * are seen with all.
 */
export interface View {
  isWhole: boolean;
  subjectIds: readonly string[];
  /** Ids of class and subject with a / between them. */
  taught: readonly string[];
}

const at = sql.placeholder;

const queries = prepared((orm) => ({
  taught: orm
    .selectDistinct({ pair: sql<string>`${teachings.classId} || '/' || ${courses.subjectId}` })
    .from(examClasses)
    .innerJoin(
      teachings,
      sql`${teachings.classId} = ${examClasses.classId} and ${teachings.teacherId} = ${at('userId')}`,
    )
    .innerJoin(courses, sql`${courses.id} = ${teachings.courseId}`)
    .where(sql`${examClasses.examId} = ${at('examId')}`)
    .orderBy(sql`1`)
    .prepare(),
}));

/**
 * Leaders of the exam, who leads its grade and who runs the school see all; who leads a subject sees it in all classes, who teaches
 * one sees it there.
 */
export function viewOf({ sandbox, user, scopes }: Caller, head: ExamHead): View {
  const isHere = head.schoolId === user.schoolId;
  const isWhole =
    scopes.has('all') ||
    (isHere && (scopes.has('school') || ledGrades(user).includes(head.gradeId))) ||
    selectLeaders(sandbox, head.id).some(({ teacherId }) => teacherId === user.id);
  if (isWhole) return { isWhole, subjectIds: [], taught: [] };
  return { isWhole, subjectIds: isHere ? ledSubjects(user) : [], taught: taughtIn(sandbox, user.id, head.id) };
}

const taughtIn = (sandbox: Sandbox, userId: string, examId: string): string[] =>
  queries(sandbox)
    .taught.all({ userId, examId })
    .map(({ pair }) => pair);

/** Whether a subject of a class is seen; "" is the total. */
export const sees = ({ isWhole, subjectIds, taught }: View, classId: string, subjectId: string): boolean =>
  isWhole || subjectIds.includes(subjectId) || taught.includes(`${classId}/${subjectId}`);

/** Whether a subject is seen in any class. */
export const seesSubject = ({ isWhole, subjectIds, taught }: View, subjectId: string): boolean =>
  isWhole || subjectIds.includes(subjectId) || taught.some((pair) => pair.endsWith(`/${subjectId}`));

/** Whether a class is seen in any subject. */
export const seesClass = ({ isWhole, subjectIds, taught }: View, classId: string): boolean =>
  isWhole || subjectIds.length > 0 || taught.some((pair) => pair.startsWith(`${classId}/`));
