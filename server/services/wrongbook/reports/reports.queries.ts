import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { assignments, paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { classNameThen } from '../../../database/class-names.ts';
import { listed } from '../../../database/lists.ts';
import { answerKeys } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questionGroups, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, students } from '../../../database/tables.ts';
import { papersOf } from '../assignments/progress.queries.ts';

const at = sql.placeholder;

/** Answers of a sheet as JSON: position, score and answer of each. */
const answers = sql<string>`iif(${submissions.state} = 1, (select json_group_array(json_array(r.position, r.score, r.answer))
  from ${responses} r where r.submission_id = ${submissions.id}), '[]')`;

/** The key that was set last for the work, else the question's own. */
const key = sql<string>`coalesce((select k.answers from ${answerKeys} k where k.assignment_id = ${assignments.id}
  and k.question_id = ${questions.id} order by k.version desc limit 1), ${questions.answers})`;

const points = sql<string>`(select json_group_array(json_object('id', o.id, 'name', o.name)) from
  (select k.id, k.name from question_points p join knowledge_points k on k.id = p.point_id
    where p.question_id = ${questions.id} order by k.position, k.id) o)`;

const queries = prepared((orm) => ({
  sheets: orm
    .select({
      assignmentId: submissions.assignmentId,
      submissionId: submissions.id,
      studentId: submissions.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      classId: submissions.classId,
      className: classNameThen,
      /** By which classes are put in order. */
      classOrder: sql<number>`${grades.position} * 10000 + ${schoolClasses.position}`,
      state: sql<0 | 1 | 2>`${submissions.state}`,
      questionCount: sql<number>`coalesce(p.n, 0)`,
      full: sql<number>`coalesce(p.total, 0)`,
      answers,
    })
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, submissions.classId))
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .leftJoin(sql`${papersOf} p`, sql`p.paper_id = ${submissions.paperId}`)
    .where(
      and(
        inArray(submissions.assignmentId, listed('ids')),
        sql`(${at('classIds')} is null or ${inArray(submissions.classId, listed('classIds'))})`,
      ),
    )
    .orderBy(asc(grades.position), asc(schoolClasses.position), asc(students.studentNo), asc(submissions.id))
    .prepare(),
  questions: orm
    .select({
      assignmentId: assignments.id,
      position: paperQuestions.position,
      questionId: questions.id,
      questionType: sql<1 | 2 | 3 | 4>`${questions.questionType}`,
      isMultiple: questions.isMultiple,
      full: paperQuestions.score,
      options: sql<number>`json_array_length(${questions.options})`,
      stem: questions.stem,
      group: { id: questionGroups.id, title: questionGroups.title },
      key,
      points,
    })
    .from(assignments)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, assignments.paperId))
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .leftJoin(questionGroups, eq(questionGroups.id, questions.groupId))
    .where(inArray(assignments.id, listed('ids')))
    .orderBy(asc(assignments.id), asc(paperQuestions.position))
    .prepare(),
}));

/** Everybody who got some work, class by class and by student number, with what they handed in; of these classes or of all. */
export const selectSheets = (sandbox: Sandbox, ids: readonly string[], classIds: readonly string[] | undefined) =>
  queries(sandbox).sheets.all({ ids: JSON.stringify(ids), classIds: classIds ? JSON.stringify(classIds) : null });

/** The questions of some work in the order of its paper, with the keys that hold; none where everybody has a paper of their own. */
export const selectQuestions = (sandbox: Sandbox, ids: readonly string[]) =>
  queries(sandbox).questions.all({ ids: JSON.stringify(ids) });
