import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { assignments, paperQuestions, submissions } from '../../../database/assignment-tables.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { mistakes, pointSums } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { knowledgePoints, questionPoints, questions } from '../../../database/question-tables.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, students } from '../../../database/tables.ts';

const at = sql.placeholder;
const ofStudents = (column: typeof submissions.studentId | typeof mistakes.studentId | typeof pointSums.studentId) =>
  inArray(column, listed('studentIds'));

/** What a question is chosen by. */
const itemColumns = {
  id: questions.id,
  questionType: sql<1 | 2 | 3 | 4>`${questions.questionType}`,
  subjectId: questions.subjectId,
  stem: questions.stem,
  score: questions.score,
  facility: questions.facility,
  template: questions.template,
  groupId: questions.groupId,
  isDeleted: questions.isDeleted,
};

const selectItems = (orm: Orm) => orm.select(itemColumns).from(questions);

/** One of the points that are named, or below a chapter that is. */
const ofPoints = sql`exists (select 1 from ${questionPoints} p join ${knowledgePoints} k on k.id = p.point_id
  where p.question_id = ${mistakes.questionId} and (k.id in ${listed('pointIds')} or k.parent_id in ${listed('pointIds')}))`;

/** Whether the rule is after a mistake; what it leaves open is null. */
const isAsked = sql`((${at('withMastered')} or ${mistakes.state} <> 'mastered')
  and (not ${at('dueOnly')} or ${mistakes.state} <> 'mastered' and ${mistakes.dueDate} <= ${at('today')})
  and (${at('since')} is null or ${mistakes.wrongTime} >= ${at('since')})
  and (${at('until')} is null or ${mistakes.wrongTime} <= ${at('until')})
  and (${at('source')} is null or ${mistakes.source} = ${at('source')})
  and (${at('causes')} is null or ${mistakes.cause} in ${listed('causes')})
  and (${at('questionIds')} is null or ${mistakes.questionId} in ${listed('questionIds')})
  and (${at('pointIds')} is null or ${ofPoints}))`;

const queries = prepared((orm) => ({
  students: orm
    .select({
      studentId: students.id,
      studentName: students.name,
      classId: schoolClasses.id,
      className: fullClassName,
    })
    .from(students)
    .innerJoin(schoolClasses, eq(schoolClasses.id, students.classId))
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(and(inArray(students.classId, listed('classIds')), eq(students.isDeleted, 0), eq(students.status, 0)))
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position), asc(students.studentNo))
    .prepare(),
  mistakes: orm
    .select({
      studentId: mistakes.studentId,
      questionId: mistakes.questionId,
      dueDate: mistakes.dueDate,
      wrongTime: mistakes.wrongTime,
      isAsked: isAsked.mapWith(Boolean),
    })
    .from(mistakes)
    .innerJoin(questions, and(eq(questions.id, mistakes.questionId), eq(questions.subjectId, at('subjectId'))))
    .where(and(ofStudents(mistakes.studentId), sql`(${at('withOthers')} or ${isAsked})`))
    .prepare(),
  items: selectItems(orm)
    .where(inArray(questions.id, listed('ids')))
    .prepare(),
  itemsOfPoints: selectItems(orm)
    .where(
      and(
        eq(questions.isDeleted, 0),
        or(isNull(questions.schoolId), eq(questions.schoolId, at('schoolId'))),
        sql`${questions.id} in (select question_id from question_points where point_id in ${listed('pointIds')})`,
      ),
    )
    .orderBy(asc(questions.id))
    .prepare(),
  points: orm
    .select({
      questionId: questionPoints.questionId,
      id: knowledgePoints.id,
      name: knowledgePoints.name,
      position: knowledgePoints.position,
    })
    .from(questionPoints)
    .innerJoin(knowledgePoints, eq(knowledgePoints.id, questionPoints.pointId))
    .where(inArray(questionPoints.questionId, listed('ids')))
    .orderBy(asc(knowledgePoints.position))
    .prepare(),
  /** Of what was handed in, and of what is still to be; a paper that came to nothing was not seen. */
  papers: orm
    .selectDistinct({ studentId: submissions.studentId, paperId: submissions.paperId })
    .from(submissions)
    .innerJoin(
      assignments,
      and(eq(assignments.id, submissions.assignmentId), eq(assignments.subjectId, at('subjectId'))),
    )
    .where(
      and(
        ofStudents(submissions.studentId),
        or(eq(submissions.state, 1), and(eq(assignments.status, 1), eq(assignments.isDeleted, 0))),
      ),
    )
    .prepare(),
  paperQuestions: orm
    .select({ paperId: paperQuestions.paperId, questionId: paperQuestions.questionId })
    .from(paperQuestions)
    .where(inArray(paperQuestions.paperId, listed('paperIds')))
    .prepare(),
  sums: orm
    .select({
      studentId: pointSums.studentId,
      pointId: pointSums.pointId,
      answered: pointSums.answered,
      right: pointSums.right,
    })
    .from(pointSums)
    .innerJoin(
      knowledgePoints,
      and(eq(knowledgePoints.id, pointSums.pointId), eq(knowledgePoints.subjectId, at('subjectId'))),
    )
    .where(ofStudents(pointSums.studentId))
    .prepare(),
}));

/** A student of the classes that get work. */
export type ClassStudent = ReturnType<typeof selectClassStudents>[number];

/** Students in school of some classes, class by class and by student number. */
export const selectClassStudents = (sandbox: Sandbox, classIds: readonly string[]) =>
  queries(sandbox).students.all({ classIds: JSON.stringify(classIds) });

/** Which mistakes are asked for; what is null asks for any. */
export interface Asked {
  subjectId: string;
  withMastered: number;
  dueOnly: number;
  since: string | null;
  until: string | null;
  source: number | null;
  causes: string | null;
  questionIds: string | null;
  pointIds: string | null;
  today: string;
  withOthers: number;
}

/** A mistake of a student, and whether the rule is after it. */
export type MistakeRow = ReturnType<typeof selectMistakes>[number];

/** Mistakes of students in a subject that the rule is after, and where asked for the others too. */
export const selectMistakes = (sandbox: Sandbox, studentIds: string, asked: Asked) =>
  queries(sandbox).mistakes.all({ ...asked, studentIds });

/** A question as far as it is chosen by that, with its points. */
export type Item = ReturnType<typeof withPoints>[number];

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

function withPoints(sandbox: Sandbox, rows: readonly ItemRow[]) {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const points = grouped(queries(sandbox).points.all({ ids }), ({ questionId }) => questionId);
  return rows.map((row) => ({ ...row, points: points.get(row.id) ?? [] }));
}

/** Questions by id, also those that have left the bank. */
export const selectItemsById = (sandbox: Sandbox, ids: readonly string[]): Map<string, Item> =>
  new Map(withPoints(sandbox, queries(sandbox).items.all({ ids: JSON.stringify(ids) })).map((item) => [item.id, item]));

/** What the bank has of some points, as far as a school sees it. */
export const selectItemsOf = (sandbox: Sandbox, schoolId: string | null, pointIds: readonly string[]): Item[] =>
  withPoints(
    sandbox,
    queries(sandbox).itemsOfPoints.all({ schoolId: schoolId ?? '', pointIds: JSON.stringify(pointIds) }),
  );

/** Which questions of a subject students have met: answered, or to be answered. Of few papers, each read once. */
export function selectMet(sandbox: Sandbox, studentIds: string, subjectId: string) {
  const rows = queries(sandbox).papers.all({ studentIds, subjectId });
  const paperIds = JSON.stringify([...new Set(rows.map(({ paperId }) => paperId))]);
  const papersOf = grouped(queries(sandbox).paperQuestions.all({ paperIds }), ({ questionId }) => questionId);
  const ofStudent = new Map(
    [...grouped(rows, ({ studentId }) => studentId)].map(([id, own]) => [id, new Set(own.map((row) => row.paperId))]),
  );
  return (studentId: string, questionId: string): boolean => {
    const own = ofStudent.get(studentId);
    return own !== undefined && (papersOf.get(questionId) ?? []).some(({ paperId }) => own.has(paperId));
  };
}

/** What students have answered of each point of a subject. */
export const selectPointSums = (sandbox: Sandbox, studentIds: string, subjectId: string) =>
  queries(sandbox).sums.all({ studentIds, subjectId });
