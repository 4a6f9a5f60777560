import { and, eq, sql } from 'drizzle-orm';
import { assignments, papers } from '../../../database/assignment-tables.ts';
import { examSubjects } from '../../../database/exam-work-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { schools } from '../../../database/tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  paper: orm
    .select({
      schoolName: schools.name,
      createTime: papers.createTime,
      subjectId: papers.subjectId,
      gradeId: papers.gradeId,
    })
    .from(papers)
    .innerJoin(schools, eq(schools.id, papers.schoolId))
    .where(eq(papers.id, at('paperId')))
    .prepare(),
  sitting: orm
    .select({ date: examSubjects.date, from: examSubjects.fromTime, to: examSubjects.toTime })
    .from(assignments)
    .innerJoin(
      examSubjects,
      and(eq(examSubjects.examId, assignments.examId), eq(examSubjects.subjectId, assignments.subjectId)),
    )
    .where(eq(assignments.paperId, at('paperId')))
    .limit(1)
    .prepare(),
}));

/** What the head of an examination says of a paper: its school, subject and grade, and when it is sat where it belongs to an exam. */
export function selectExamForm(sandbox: Sandbox, paperId: string) {
  const { paper, sitting } = queries(sandbox);
  return { ...paper.get({ paperId })!, sitting: sitting.get({ paperId }) };
}
