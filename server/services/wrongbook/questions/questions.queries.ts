import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { verdicts } from '../../../../contracts/verdicts.ts';
import type { question } from '../../../../contracts/wrongbook/question-shapes.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import { knowledgePoints, questionGroups, questionPoints, questions } from '../../../database/question-tables.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { workbookPages, workbookQuestions, workbooks } from '../../../database/workbook-tables.ts';

const at = sql.placeholder;

/** A question as it goes over the wire. */
export type Question = z.output<typeof question>;

const columns = {
  id: questions.id,
  subjectId: questions.subjectId,
  stage: questions.stage,
  gradeId: questions.gradeId,
  questionType: sql<Question['questionType']>`${questions.questionType}`,
  isMultiple: questions.isMultiple,
  stem: questions.stem,
  options: questions.options,
  answers: questions.answers,
  rubric: questions.rubric,
  solution: questions.solution,
  mistakes: questions.mistakes,
  figure: questions.figure,
  score: questions.score,
  facility: questions.facility,
  source: sql<string>`coalesce((select b.title || ' 第 ' || p.page_no || ' 页' from ${workbookQuestions} w
    join ${workbookPages} p on p.id = w.page_id join ${workbooks} b on b.id = p.workbook_id
    where w.question_id = ${questions}.id order by w.id limit 1), '')`,
  /** JSON of what a question says of its group; null without one. */
  group: sql<string | null>`(select json_object('id', g.id, 'title', g.title, 'position', ${questions}.group_position,
    'count', count(*), 'score', round(sum(m.score), 2)) from ${questionGroups} g join questions m on m.group_id = g.id
    where g.id = ${questions}.group_id group by g.id)`,
  template: questions.template,
  ownerId: questions.ownerId,
  createTime: questions.createTime,
  version: questions.version,
};

const select = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select(columns)
    .from(questions)
    .where(where)
    .orderBy(...order);

type Row = Awaited<ReturnType<typeof select>>[number];

const visible = or(isNull(questions.schoolId), eq(questions.schoolId, at('schoolId')))!;
const living = eq(questions.isDeleted, 0);

/** In the words of the reports, so that both call a question the same. */
const difficultyOf = (facility: SQL): SQL =>
  sql.join(
    [
      sql`case`,
      ...verdicts.facility.bands.map(({ value, from }) =>
        Number.isFinite(from) ? sql` when ${facility} >= ${from} then ${value}` : sql` else ${value} end`,
      ),
    ],
    sql``,
  );
const difficulty = difficultyOf(sql`${questions.facility}`);

/** A group is found by any of its parts. */
const ofAnyPart = (holds: (question: SQL) => SQL): SQL => sql`(${holds(sql`${questions}`)}
  or ${questions.groupId} is not null and exists (select 1 from questions m where m.group_id = ${questions.groupId}
    and ${holds(sql`m`)}))`;

/** Of the common questions that differ only in numbers the first one; what a school has added stands for itself. */
const firstOfTemplate = (
  more: SQL,
): SQL => sql`(${questions.schoolId} is not null or not exists (select 1 from questions o
  where o.template = ${questions.template} and o.id < ${questions.id} and o.school_id is null and o.is_deleted = 0 and ${more}))`;

const bank = {
  table: questions,
  always: [living],
  filters: {
    /** The school of who asks, "" for none. */
    schoolId: visible,
    ownerId: eq(questions.ownerId, at('ownerId')),
    subjectId: eq(questions.subjectId, at('subjectId')),
    stage: eq(questions.stage, at('stage')),
    gradeId: eq(questions.gradeId, at('gradeId')),
    pointId: ofAnyPart(
      (question) => sql`${question}.id in (select p.question_id from ${questionPoints} p
      join ${knowledgePoints} k on k.id = p.point_id where k.id = ${at('pointId')} or k.parent_id = ${at('pointId')})`,
    ),
    workbookPageId: sql`${questions.id} in (select w.question_id from ${workbookQuestions} w
      where w.page_id = ${at('workbookPageId')})`,
    questionType: ofAnyPart((question) => sql`${question}.question_type = ${at('questionType')}`),
    difficulty: ofAnyPart((question) => sql`${difficultyOf(sql`${question}.facility`)} = ${at('difficulty')}`),
    /** Of a group its first part stands for all. */
    oneOfGroup: sql`${questions.groupPosition} <= 1`,
    oneOfTemplate: firstOfTemplate(sql`1`),
    oneOfTemplateAndDifficulty: firstOfTemplate(sql`${difficultyOf(sql`o.facility`)} = ${difficulty}`),
    match: ofAnyPart(
      (question) =>
        sql`${question}.rowid in (select rowid from questions_fts where questions_fts match ${at('match')})`,
    ),
  },
  sorts: { createTime: questions.createTime, facility: questions.facility, score: questions.score },
  defaultSort: questions.createTime,
  rows: select,
};

const selectPage = pageable(bank);
/** As they stand on the page of a workbook. */
const selectPrinted = pageable({
  ...bank,
  first: sql`(select w.position from ${workbookQuestions} w
    where w.page_id = ${at('workbookPageId')} and w.question_id = ${questions.id} limit 1)`,
});

const queries = prepared((orm) => ({
  byIds: select(orm, and(living, visible, inArray(questions.id, listed('ids')))!, [asc(questions.id)]).prepare(),
  anyByIds: select(orm, inArray(questions.id, listed('ids')), [asc(questions.id)]).prepare(),
  similar: select(
    orm,
    and(
      living,
      visible,
      sql`${questions.id} <> ${at('id')}`,
      eq(questions.questionType, at('questionType')),
      sql`${questions.id} in (select question_id from question_points where point_id in ${listed('pointIds')})`,
    )!,
    [
      sql`${questions.template} <> ${at('template')}`,
      sql`abs(${questions.facility} - ${at('facility')})`,
      asc(questions.id),
    ],
  )
    .limit(at('size'))
    .prepare(),
  points: orm
    .select({ questionId: questionPoints.questionId, id: knowledgePoints.id, name: knowledgePoints.name })
    .from(questionPoints)
    .innerJoin(knowledgePoints, eq(knowledgePoints.id, questionPoints.pointId))
    .where(inArray(questionPoints.questionId, listed('ids')))
    .orderBy(asc(knowledgePoints.position))
    .prepare(),
  tree: orm
    .select({
      id: knowledgePoints.id,
      parentId: knowledgePoints.parentId,
      name: knowledgePoints.name,
      gradeId: knowledgePoints.gradeId,
      questionCount: sql<number>`(select count(distinct coalesce(q.group_id, iif(q.school_id is null, q.template, q.id))) from knowledge_points k
        join question_points p on p.point_id = k.id join questions q on q.id = p.question_id
        where k.subject_id = ${knowledgePoints}.subject_id and k.stage = ${knowledgePoints}.stage
          and (k.id = ${knowledgePoints}.id or k.parent_id = ${knowledgePoints}.id) and q.is_deleted = 0
          and (q.school_id is null or q.school_id = ${at('schoolId')}))`,
    })
    .from(knowledgePoints)
    .where(and(eq(knowledgePoints.subjectId, at('subjectId')), eq(knowledgePoints.stage, at('stage'))))
    .orderBy(asc(knowledgePoints.position))
    .prepare(),
  pointsOfSubject: orm
    .select({ id: knowledgePoints.id })
    .from(knowledgePoints)
    .where(
      and(
        inArray(knowledgePoints.id, listed('ids')),
        eq(knowledgePoints.subjectId, at('subjectId')),
        eq(knowledgePoints.stage, at('stage')),
      ),
    )
    .prepare(),
}));

const json = <T>(text: string): T => JSON.parse(text) as T;

/** Rows as they go over the wire, with their knowledge points read at once. */
function complete(sandbox: Sandbox, userId: string, rows: readonly Row[]): Question[] {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const points = grouped(queries(sandbox).points.all({ ids }), ({ questionId }) => questionId);
  return rows.map(({ ownerId, isMultiple, options, answers, rubric, mistakes, group, ...row }) => ({
    ...row,
    isMultiple: isMultiple === 1,
    options: json(options),
    answers: json(answers),
    rubric: json(rubric),
    mistakes: json(mistakes),
    group: group === null ? null : json(group),
    points: (points.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    isOwn: ownerId === userId,
  }));
}

/** Who asks: what their school added is theirs to see. */
export interface Reader {
  id: string;
  schoolId: string | null;
}

/**
 * One page of the bank. Of questions that differ only in numbers one is listed, unless words, an own one or a page of a workbook
 * are looked for; of a group one, unless it is such a page, which is listed as it is printed.
 */
export function selectQuestionPage(
  sandbox: Sandbox,
  { id, schoolId }: Reader,
  request: Parameters<typeof selectPage>[1],
) {
  const { match, workbookPageId, ownerId, ascs, descs } = request;
  const isPrinted = workbookPageId !== undefined;
  const isPlain = match === undefined && !isPrinted && ownerId === undefined;
  const one = request.difficulty === undefined ? { oneOfTemplate: 1 } : { oneOfTemplateAndDifficulty: 1 };
  const whole = !isPrinted && { oneOfGroup: 1 };
  const page = isPrinted && ascs === undefined && descs === undefined ? selectPrinted : selectPage;
  const found = page(sandbox, { ...request, ...(isPlain && one), ...whole, schoolId: schoolId ?? '' });
  return { ...found, records: complete(sandbox, id, found.records) };
}

/** Questions of the bank among these ids, in the order of the ids. */
export function selectQuestions(sandbox: Sandbox, { id, schoolId }: Reader, ids: readonly string[]): Question[] {
  const rows = queries(sandbox).byIds.all({ ids: JSON.stringify(ids), schoolId: schoolId ?? '' });
  const byId = new Map(complete(sandbox, id, rows).map((one) => [one.id, one]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}

/** Questions by id, also those that have left the bank: papers still hold them. */
export function selectAnyQuestions(sandbox: Sandbox, { id }: Reader, ids: readonly string[]): Map<string, Question> {
  const rows = queries(sandbox).anyByIds.all({ ids: JSON.stringify(ids) });
  return new Map(complete(sandbox, id, rows).map((one) => [one.id, one]));
}

/** Questions of the same kind on the same knowledge points: those that differ only in numbers, then those of nearest difficulty. */
export function selectSimilar(sandbox: Sandbox, reader: Reader, like: Question, size: number): Question[] {
  const { id, questionType, facility, points, template } = like;
  const pointIds = JSON.stringify(points.map((point) => point.id));
  const schoolId = reader.schoolId ?? '';
  const rows = queries(sandbox).similar.all({ id, template, questionType, facility, pointIds, schoolId, size });
  return complete(sandbox, reader.id, rows);
}

/** Knowledge points of a subject in a stage, chapters among them, with the questions that a school sees of each or below. */
export const selectKnowledgePoints = (sandbox: Sandbox, schoolId: string | null, subjectId: string, stage: string) =>
  queries(sandbox).tree.all({ schoolId: schoolId ?? '', subjectId, stage });

/** Whether all these are knowledge points of the subject in the stage. */
export const arePointsOf = (sandbox: Sandbox, ids: readonly string[], subjectId: string, stage: string): boolean =>
  queries(sandbox).pointsOfSubject.all({ ids: JSON.stringify(ids), subjectId, stage }).length === ids.length;
