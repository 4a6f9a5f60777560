import { and, asc, eq, sql } from 'drizzle-orm';
import { examStateLabels } from '../../../../../contracts/constants/exams.ts';
import type { Endpoint } from '../../../../../contracts/endpoint.ts';
import { paperQuestions } from '../../../../database/assignment-tables.ts';
import { examSubjects } from '../../../../database/exam-work-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { courses } from '../../../../database/tables.ts';
import { refusal } from '../../../../http/errors.ts';
import { examHead, type ExamHead } from '../exam-head.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  subject: orm
    .select({
      examId: examSubjects.examId,
      subjectId: examSubjects.subjectId,
      courseName: courses.name,
      full: examSubjects.full,
      paperId: examSubjects.paperId,
      assignmentId: examSubjects.assignmentId,
      publishTime: examSubjects.publishTime,
    })
    .from(examSubjects)
    .innerJoin(courses, eq(courses.id, examSubjects.courseId))
    .where(and(eq(examSubjects.examId, at('examId')), eq(examSubjects.subjectId, at('subjectId'))))
    .prepare(),
  questions: orm
    .select({ position: paperQuestions.position, full: paperQuestions.score })
    .from(paperQuestions)
    .where(eq(paperQuestions.paperId, at('paperId')))
    .orderBy(asc(paperQuestions.position))
    .prepare(),
}));

type SubjectCall = Endpoint & { refusals: { examGone: string; subjectGone: string } };

/** A subject of an exam for which scores come in; one with sheets is work. */
export type ScoredSubject = NonNullable<ReturnType<typeof selectSubject>>;

/** A subject of an exam; undefined where it has none such. */
export const selectSubject = (sandbox: Sandbox, examId: string, subjectId: string) =>
  queries(sandbox).subject.get({ examId, subjectId });

/** The questions of a subject's paper by their places; none of one without sheets. */
export const questionsOf = (sandbox: Sandbox, { paperId, assignmentId }: ScoredSubject) =>
  assignmentId === null ? [] : queries(sandbox).questions.all({ paperId });

/** A subject of an exam that is there; refused where it is gone. */
export function examSubject(
  sandbox: Sandbox,
  call: SubjectCall,
  { examId, subjectId }: { examId: string; subjectId: string },
): { head: ExamHead; subject: ScoredSubject } {
  const head = examHead(sandbox, call, examId);
  const subject = selectSubject(sandbox, examId, subjectId);
  if (!subject) throw refusal<SubjectCall>(call, 'subjectGone');
  return { head, subject };
}

type EntryCall = SubjectCall & { refusals: { notYet: string } };

/** The same, where scores may come in: who sits a planned exam is not settled. */
export function openSubject(
  sandbox: Sandbox,
  call: EntryCall,
  ids: { examId: string; subjectId: string },
): ScoredSubject {
  const { head, subject } = examSubject(sandbox, call, ids);
  if (head.state === 'planned') throw refusal<EntryCall>(call, 'notYet', { stateName: examStateLabels[head.state] });
  return subject;
}
