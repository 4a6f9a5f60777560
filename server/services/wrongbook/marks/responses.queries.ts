import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { classNameThen } from '../../../database/class-names.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { answerCuts, scanPages, scanTruths } from '../../../database/scan-tables.ts';
import { schoolClasses, students } from '../../../database/tables.ts';
import { markColumns } from './present-mark.ts';
import { listedResponses, pairsOf, responseKey, type ResponseRef } from './response-ref.ts';

const at = sql.placeholder;

const isThisCut = sql`c.submission_id = ${submissions.id} and c.position = ${paperQuestions.position}`;

/** What was written on the synthetic scan that the answer was cut from. */
const truth = sql<string | null>`(select t.answer from ${answerCuts} c join ${scanPages} p on p.id = c.page_id
  join ${scanTruths} t on t.document_id = p.document_id and t.submission_id = c.submission_id and t.position = c.position
  where ${isThisCut} limit 1)`;

const isScanned = sql<number>`exists (select 1 from ${scanPages} p
  where p.submission_id = ${submissions.id} and p.state = 'matched')`;

const pictures = sql`(${answerCuts.submissionId}, ${answerCuts.position}) in ${listedResponses}
  and ${answerCuts.kind} <> 'score'`;

const cutColumns = {
  submissionId: answerCuts.submissionId,
  position: answerCuts.position,
  part: answerCuts.part,
  ink: answerCuts.ink,
  likeness: answerCuts.likeness,
};

const queries = prepared((orm) => ({
  answers: orm
    .select({
      submissionId: submissions.id,
      position: paperQuestions.position,
      questionId: paperQuestions.questionId,
      full: paperQuestions.score,
      studentId: submissions.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      className: classNameThen,
      submitTime: submissions.submitTime,
      /** Null where the page with the answer has not come in. */
      answer: sql<string | null>`${responses.answer}`,
      score: responses.score,
      parts: sql<string | null>`${responses.parts}`,
      mark: markColumns,
      isScanned,
      truth,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, submissions.classId))
    .leftJoin(
      responses,
      and(eq(responses.submissionId, submissions.id), eq(responses.position, paperQuestions.position)),
    )
    .leftJoin(marks, eq(marks.id, responses.markId))
    .where(
      and(
        eq(submissions.assignmentId, at('assignmentId')),
        eq(submissions.state, 1),
        sql`(${at('questionId')} = '' or ${paperQuestions.questionId} = ${at('questionId')})`,
        sql`(${at('classIds')} is null or ${inArray(submissions.classId, listed('classIds'))})`,
      ),
    )
    .orderBy(
      asc(schoolClasses.gradeId),
      asc(schoolClasses.position),
      asc(students.studentNo),
      asc(paperQuestions.position),
    )
    .prepare(),
  traces: orm
    .select({
      ...cutColumns,
      kind: sql<'answer' | 'blank'>`${answerCuts.kind}`,
      version: answerCuts.version,
      width: answerCuts.width,
      height: answerCuts.height,
    })
    .from(answerCuts)
    .where(pictures)
    .orderBy(asc(answerCuts.kind), asc(answerCuts.part))
    .prepare(),
  cuts: orm
    .select({ ...cutColumns, jpeg: answerCuts.jpeg })
    .from(answerCuts)
    .where(pictures)
    .orderBy(asc(answerCuts.kind), asc(answerCuts.part))
    .prepare(),
  picture: orm
    .select({ jpeg: answerCuts.jpeg })
    .from(answerCuts)
    .where(
      and(
        eq(answerCuts.submissionId, at('submissionId')),
        eq(answerCuts.position, at('position')),
        eq(answerCuts.kind, at('kind')),
        eq(answerCuts.part, at('index')),
        eq(answerCuts.version, at('version')),
      ),
    )
    .prepare(),
}));

/** Answers of those who have handed in, class by class and by student number: all, or those to one question or of some classes. */
export const selectAnswers = (
  sandbox: Sandbox,
  assignmentId: string,
  { questionId = '', classIds }: { questionId?: string; classIds?: readonly string[] | undefined } = {},
) => queries(sandbox).answers.all({ assignmentId, questionId, classIds: classIds ? JSON.stringify(classIds) : null });

export type AnswerRow = ReturnType<typeof selectAnswers>[number];

/** What was cut out of the scans of some answers, by the name of the answer. */
export const selectCuts = (sandbox: Sandbox, answers: readonly ResponseRef[]) =>
  grouped(queries(sandbox).cuts.all({ responses: pairsOf(answers) }), responseKey);

export type Cut = NonNullable<ReturnType<ReturnType<typeof selectCuts>['get']>>[number];

/** What is known of these pictures without themselves: their ink, fingerprints, versions and sizes. */
export const selectTraces = (sandbox: Sandbox, answers: readonly ResponseRef[]) =>
  grouped(queries(sandbox).traces.all({ responses: pairsOf(answers) }), responseKey);

/** One picture of an answer; undefined where another has taken its place. */
export const selectPicture = (
  sandbox: Sandbox,
  picture: { submissionId: string; position: number; kind: 'answer' | 'blank'; index: number; version: string },
): Buffer | undefined => queries(sandbox).picture.get({ ...picture })?.jpeg;
