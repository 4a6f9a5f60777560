import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { mistakeDecisions, mistakes } from '../../../database/mistake-tables.ts';
import { listed } from '../../../database/lists.ts';
import { aggregated, pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { isWrong, practised, published } from '../../../engines/mistakes/published.ts';
import { inOpenSpan, inSpan, ofSource, openSpanOf, type Asked } from './span.ts';

const at = sql.placeholder;

const decision = sql`(select d.reason from ${mistakeDecisions} d where d.student_id = ${mistakes}.student_id
  and d.question_id = ${mistakes}.question_id and d.kind = 'mastered' order by d.id desc limit 1)`;

const rows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      questionId: mistakes.questionId,
      questionType: sql<1 | 2 | 3 | 4>`${questions.questionType}`,
      stem: questions.stem,
      source: sql<0 | 1 | 2>`${mistakes.source}`,
      state: mistakes.state,
      byHandTime: mistakes.byHandTime,
      reason: sql<string>`iif(${mistakes.byHandTime} = '', '', coalesce(${decision}, ''))`,
      cause: mistakes.cause,
      isConfirmed: mistakes.isConfirmed,
      attemptCount: mistakes.attemptCount,
      wrongCount: mistakes.wrongCount,
      firstTime: mistakes.firstTime,
      wrongTime: mistakes.wrongTime,
      lastTime: mistakes.lastTime,
      dueDate: mistakes.dueDate,
      rightDays: mistakes.rightDays,
      stability: mistakes.stability,
    })
    .from(mistakes)
    .innerJoin(questions, eq(questions.id, mistakes.questionId))
    .where(where)
    .orderBy(...order);

const subject = sql`(select n.subject_id from questions n where n.id = ${mistakes}.question_id) = ${at('subjectId')}`;

/** Questions that a student got wrong while in a class that is no longer theirs. */
const ofFormerClass = sql`${mistakes.questionId} in (select ${sql.raw(practised)} from ${sql.raw(published)}
  where s.student_id = ${at('studentId')} and s.class_id = ${at('formerClass')} and ${sql.raw(isWrong)})`;

const book = {
  table: mistakes,
  filters: {
    state: eq(mistakes.state, at('state')),
    formerClass: ofFormerClass,
    /** By the meaning of stability nine chances in ten are left once so many days have gone by. */
    fadingOn: sql`${mistakes.state} = 'mastered'
      and julianday(${at('fadingOn')}) - julianday(substr(${mistakes.lastTime}, 1, 10)) > ${mistakes.stability}`,
    dueBy: sql`${mistakes.state} <> 'mastered' and ${mistakes.dueDate} <= ${at('dueBy')}`,
    cause: eq(mistakes.cause, at('cause')),
    source: eq(mistakes.source, at('source')),
    ...inSpan,
    pointId: sql`exists (select 1 from question_points p join knowledge_points k on k.id = p.point_id
      where p.question_id = ${mistakes}.question_id and (k.id = ${at('pointId')} or k.parent_id = ${at('pointId')}))`,
  },
};

/** One page of a student's mistakes in a subject, what is due first unless told otherwise. */
export const selectBookPage = pageable({
  ...book,
  always: [eq(mistakes.studentId, at('studentId')), subject],
  sorts: { dueDate: mistakes.dueDate, wrongTime: mistakes.wrongTime, wrongCount: mistakes.wrongCount },
  defaultSort: mistakes.dueDate,
  rows,
});

/** Whose the mistakes are that are found of the students in the JSON list `studentIds`, as a JSON list with one entry for each. */
export const selectBookOwners = aggregated<{ studentIds: string }>(
  { ...book, always: [inArray(mistakes.studentId, listed('studentIds')), subject] },
  { studentIds: sql`json_group_array(${mistakes.studentId})` },
);

export type BookRow = ReturnType<typeof selectBookPage>['records'][number];

const queries = prepared((orm) => ({
  states: orm
    .select({
      state: mistakes.state,
      dueDate: mistakes.dueDate,
      cause: mistakes.cause,
      isConfirmed: mistakes.isConfirmed,
      lastTime: mistakes.lastTime,
      stability: mistakes.stability,
    })
    .from(mistakes)
    .where(
      and(
        eq(mistakes.studentId, at('studentId')),
        subject,
        inOpenSpan,
        ofSource,
        sql`(${at('formerClass')} is null or ${ofFormerClass})`,
      ),
    )
    .prepare(),
}));

/** Which of a student's mistakes are looked at: of a subject, of a time, of a source, of a class that is no longer theirs. */
export interface BookAsked extends Asked {
  studentId: string;
  subjectId: string;
  source: number | null;
  formerClass: string | null;
}

/** State, cause and memory of all of a student's mistakes that are looked at. */
export const selectStates = (sandbox: Sandbox, { learningYear, from, ...named }: BookAsked) =>
  queries(sandbox).states.all({ ...named, ...openSpanOf({ learningYear, from }) });
