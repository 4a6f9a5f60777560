import { and, eq, sql, type SQL } from 'drizzle-orm';
import { mistakeDecisions, mistakes } from '../../../database/mistake-tables.ts';
import { pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { attemptColumns, customColumns } from '../../../engines/mistakes/histories.ts';
import { practised, published, statements } from '../../../engines/mistakes/published.ts';
import { inOpenSpan, inSpan, openSpanOf } from './span.ts';

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

/** One page of a student's mistakes in a subject, what is due first unless told otherwise. */
export const selectBookPage = pageable({
  table: mistakes,
  always: [eq(mistakes.studentId, at('studentId')), subject],
  filters: {
    state: eq(mistakes.state, at('state')),
    dueBy: sql`${mistakes.state} <> 'mastered' and ${mistakes.dueDate} <= ${at('dueBy')}`,
    cause: eq(mistakes.cause, at('cause')),
    source: eq(mistakes.source, at('source')),
    ...inSpan,
    pointId: sql`exists (select 1 from question_points p join knowledge_points k on k.id = p.point_id
      where p.question_id = ${mistakes}.question_id and (k.id = ${at('pointId')} or k.parent_id = ${at('pointId')}))`,
  },
  sorts: { dueDate: mistakes.dueDate, wrongTime: mistakes.wrongTime, wrongCount: mistakes.wrongCount },
  defaultSort: mistakes.dueDate,
  rows,
});

export type BookRow = ReturnType<typeof selectBookPage>['records'][number];

const queries = prepared((orm) => ({
  states: orm
    .select({
      state: mistakes.state,
      dueDate: mistakes.dueDate,
      cause: mistakes.cause,
      isConfirmed: mistakes.isConfirmed,
    })
    .from(mistakes)
    .where(and(eq(mistakes.studentId, at('studentId')), subject, inOpenSpan))
    .prepare(),
}));

/** State, due day and cause of all of a student's mistakes in a subject that were made in a term or school year. */
export const selectStates = (
  sandbox: Sandbox,
  { learningYear, ...named }: { studentId: string; subjectId: string; learningYear: string | undefined },
) => queries(sandbox).states.all({ ...named, ...openSpanOf(learningYear) });

/** An attempt as it is shown; what was added by hand has no submission (0) and no title. */
export interface AttemptRow {
  questionId: string;
  answeredId: string;
  title: string;
  isPractice: 0 | 1;
  position: number;
  picture: string;
  time: string;
  submissionId: number;
  source: 0 | 1 | 2;
  score: number;
  full: number;
  answer: string;
  reason: string;
}

const attempts = statements((sqlite) =>
  sqlite.prepare(`
    select ${practised} questionId, q.question_id answeredId, a.title title, a.task_type = 4 isPractice, q.position position,
      '' picture, ${attemptColumns} from ${published}
      where s.student_id = :studentId and ${practised} in (select value from json_each(:ids))
    union all select c.question_id, c.question_id, '', 0, 0, c.picture, ${customColumns} from custom_mistakes c
      where c.student_id = :studentId and c.is_deleted = 0 and c.question_id in (select value from json_each(:ids))
    order by time, submissionId`),
);

/** A student's attempts at some questions, oldest first. */
export const selectAttempts = (sandbox: Sandbox, studentId: string, ids: readonly string[]): AttemptRow[] =>
  attempts(sandbox.sqlite).all({ studentId, ids: JSON.stringify(ids) }) as AttemptRow[];
