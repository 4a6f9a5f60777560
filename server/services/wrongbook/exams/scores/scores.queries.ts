import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { responses, submissions } from '../../../../database/assignment-tables.ts';
import { examClasses } from '../../../../database/exam-tables.ts';
import { examResults, examStudents, examSubjects } from '../../../../database/exam-work-tables.ts';
import { pageable } from '../../../../database/pages.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../../database/sandbox.ts';
import { courses, schoolClasses, students } from '../../../../database/tables.ts';
import type { Candidate, ResultState } from '../../../../engines/exams/score-list.ts';
import type { ScoredSubject } from './subject.ts';

const at = sql.placeholder;

const className = sql<string>`(select c.class_name from ${examClasses} c
  where c.exam_id = ${examStudents}.exam_id and c.class_id = ${examStudents}.class_id)`;

/** How many questions a paper asks. */
const asked = (paperId: SQL): SQL => sql`(select count(*) from paper_questions q where q.paper_id = ${paperId})`;

/** That all of a sheet is marked. */
const isMarked = sql`s.state = 1 and s.marked_count >= ${asked(sql`s.paper_id`)}`;

/** What the sheet of a candidate comes to before it is published; null where not all of it is marked. */
const ofSheet = (examId: SQL, subjectId: SQL, studentId: SQL): SQL =>
  sql`(select round(s.score, 2) from ${examSubjects} e join ${submissions} s on s.assignment_id = e.assignment_id
    where e.exam_id = ${examId} and e.subject_id = ${subjectId} and s.student_id = ${studentId} and ${isMarked})`;

/** A score that is known, published or not. */
const known = sql<number | null>`coalesce(${examResults}.score,
  ${ofSheet(sql`${examResults}.exam_id`, sql`${examResults}.subject_id`, sql`${examResults}.student_id`)})`;

const ofSubject = and(
  eq(examResults.examId, examStudents.examId),
  eq(examResults.studentId, examStudents.studentId),
  eq(examResults.subjectId, at('subjectId')),
);

const selectRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      studentId: examStudents.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      classId: examStudents.classId,
      className,
      examNo: examStudents.examNo,
      state: sql<ResultState>`${examResults.state}`,
      score: known,
      makeUpScore: examResults.makeUpScore,
      note: examResults.note,
    })
    .from(examStudents)
    .innerJoin(students, eq(students.id, examStudents.studentId))
    .innerJoin(examResults, ofSubject)
    .where(where)
    .orderBy(...order);

/** That the result of a candidate is so. */
const result = (condition: SQL): SQL => sql`exists (select 1 from ${examResults}
  where ${examResults}.exam_id = ${examStudents}.exam_id and ${examResults}.student_id = ${examStudents}.student_id
    and ${examResults}.subject_id = ${at('subjectId')} and ${condition})`;

/** One page of the candidates of a subject with what they have reached. */
export const selectScorePage = pageable({
  table: examStudents,
  always: [eq(examStudents.examId, at('examId'))],
  filters: {
    // A filter for itself, since the total depends on it too.
    subjectId: result(sql`true`),
    classId: eq(examStudents.classId, at('classId')),
    missing: result(sql`${examResults}.state = 0 and ${known} is null`),
    scored: result(sql`${known} is not null`),
    away: result(sql`${examResults}.state between 1 and 3`),
    madeUp: result(sql`${examResults}.make_up_score is not null`),
    keyword: sql`(instr(${examStudents.examNo}, ${at('keyword')}) > 0 or exists (select 1 from ${students} s
      where s.id = ${examStudents}.student_id and (instr(s.name, ${at('keyword')}) > 0 or instr(s.student_no, ${at('keyword')}) > 0)))`,
  },
  sorts: { examNo: examStudents.examNo },
  defaultSort: examStudents.examNo,
  rows: selectRows,
});

const counted = (condition: string): SQL<number> => sql<number>`coalesce(sum(${sql.raw(condition)}), 0)`;

const byClass = [
  asc(schoolClasses.position),
  asc(examStudents.classId),
  asc(examStudents.examNo),
  asc(students.studentNo),
];

const queries = prepared((orm) => ({
  one: selectRows(orm, and(eq(examStudents.examId, at('examId')), eq(examStudents.studentId, at('studentId')))!, [
    asc(examStudents.studentId),
  ]).prepare(),
  byNumber: orm
    .select({ studentId: examStudents.studentId })
    .from(examStudents)
    .innerJoin(students, eq(students.id, examStudents.studentId))
    .where(
      and(
        eq(examStudents.examId, at('examId')),
        sql`(${examStudents.examNo} = ${at('code')} or ${students.studentNo} = ${at('code')})`,
      ),
    )
    // A number of the exam goes before a student number that reads like it.
    .orderBy(sql`${examStudents.examNo} = ${at('code')} desc`)
    .limit(1)
    .prepare(),
  bySheet: orm
    .select({ studentId: submissions.studentId })
    .from(submissions)
    .where(and(eq(submissions.id, at('submissionId')), eq(submissions.assignmentId, at('assignmentId'))))
    .prepare(),
  candidates: orm
    .select({
      studentId: examStudents.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      className,
      examNo: examStudents.examNo,
      state: sql<ResultState>`${examResults.state}`,
      score: known,
      makeUpScore: examResults.makeUpScore,
      note: examResults.note,
      submissionId: submissions.id,
      isHandedIn: sql<number>`coalesce(${submissions.state} = 1, 0)`.mapWith(Boolean),
    })
    .from(examStudents)
    .innerJoin(students, eq(students.id, examStudents.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, examStudents.classId))
    .innerJoin(examResults, ofSubject)
    .leftJoin(
      submissions,
      and(eq(submissions.assignmentId, at('assignmentId')), eq(submissions.studentId, examStudents.studentId)),
    )
    .where(eq(examStudents.examId, at('examId')))
    .orderBy(...byClass)
    .prepare(),
  scores: orm
    .select({ submissionId: responses.submissionId, position: responses.position, score: responses.score })
    .from(responses)
    .innerJoin(submissions, eq(submissions.id, responses.submissionId))
    .where(and(eq(submissions.assignmentId, at('assignmentId')), sql`${responses.score} is not null`))
    .prepare(),
  scoring: orm
    .select({
      subjectId: examSubjects.subjectId,
      courseName: courses.name,
      full: examSubjects.full,
      hasSheets: sql<number>`${examSubjects.assignmentId} is not null`.mapWith(Boolean),
      assignmentId: sql<string>`coalesce(${examSubjects.assignmentId}, '')`,
      publishTime: examSubjects.publishTime,
      candidateCount: sql<number>`count(*)`,
      scoredCount: sql<number>`count(${known})`,
      missingCount: sql<number>`coalesce(sum(${examResults}.state = 0 and ${known} is null), 0)`,
      absentCount: counted('exam_results.state = 1'),
      disqualifiedCount: counted('exam_results.state = 2'),
      deferredCount: counted('exam_results.state = 3'),
      madeUpCount: counted('exam_results.make_up_score is not null'),
      unmarkedCount: sql<number>`coalesce((select sum(${asked(sql`s.paper_id`)} - s.marked_count) from ${submissions} s
        where s.assignment_id = ${examSubjects}.assignment_id and s.state = 1), 0)`,
    })
    .from(examSubjects)
    .innerJoin(courses, eq(courses.id, examSubjects.courseId))
    .innerJoin(
      examResults,
      and(eq(examResults.examId, examSubjects.examId), eq(examResults.subjectId, examSubjects.subjectId)),
    )
    .where(eq(examSubjects.examId, at('examId')))
    .groupBy(examSubjects.subjectId)
    .orderBy(asc(examSubjects.position))
    .prepare(),
}));

/** How far the scores of an exam's subjects are, in the order of the timetable. */
export const selectScoring = (sandbox: Sandbox, examId: string) => queries(sandbox).scoring.all({ examId });

/** A candidate of a subject as lists show it. */
export const selectScore = (sandbox: Sandbox, { examId, subjectId }: ScoredSubject, studentId: string) =>
  queries(sandbox).one.get({ examId, subjectId, studentId });

/** Who has a number of the exam, or else a student number; undefined for nobody. */
export const findByNumber = (sandbox: Sandbox, examId: string, code: string): string | undefined =>
  queries(sandbox).byNumber.get({ examId, code })?.studentId;

/** Whose sheet of some work it is; undefined for one of other work. */
export const findBySheet = (sandbox: Sandbox, assignmentId: string, submissionId: number): string | undefined =>
  queries(sandbox).bySheet.get({ assignmentId, submissionId })?.studentId;

/** Who sits a subject, class by class, with what is on record, question by question where there are sheets. */
export function selectScored(
  sandbox: Sandbox,
  { examId, subjectId, assignmentId }: ScoredSubject,
): (Candidate & { className: string; submissionId: number | null })[] {
  const scores = new Map<number, Map<number, number>>();
  if (assignmentId !== null)
    for (const { submissionId, position, score } of queries(sandbox).scores.all({ assignmentId })) {
      const own = scores.get(submissionId) ?? new Map<number, number>();
      scores.set(submissionId, own.set(position, score!));
    }
  return queries(sandbox)
    .candidates.all({ examId, subjectId, assignmentId })
    .map((row) => ({ ...row, scores: scores.get(row.submissionId ?? 0) ?? new Map<number, number>() }));
}
