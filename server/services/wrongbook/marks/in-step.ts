import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { writeMistakes } from './mistakes.ts';
import { standingOf } from './standing.ts';

const at = sql.placeholder;

/** One answer of one student. */
export interface AnswerKey {
  submissionId: number;
  position: number;
}

const isChoice = sql`exists (select 1 from ${submissions} s
  join ${paperQuestions} p on p.paper_id = s.paper_id and p.position = ${responses}.position
  join ${questions} q on q.id = p.question_id where s.id = ${responses}.submission_id and q.question_type = 1)`;

const given = sql`r.submission_id = ${submissions}.id`;

const queries = prepared((orm) => ({
  entries: orm
    .select({
      submissionId: marks.submissionId,
      position: marks.position,
      id: marks.id,
      kind: marks.kind,
      score: marks.score,
      parts: marks.parts,
      answer: marks.answer,
      revokes: marks.revokes,
    })
    .from(marks)
    .where(
      sql`(${marks.submissionId}, ${marks.position}) in (select json_extract(value, '$[0]'), json_extract(value, '$[1]')
        from json_each(${at('answers')}))`,
    )
    .orderBy(asc(marks.id))
    .prepare(),
  put: orm
    .insert(responses)
    .values({
      submissionId: at('submissionId'),
      position: at('position'),
      answer: '',
      score: at('score'),
      parts: at('parts'),
      markId: at('markId'),
    })
    .onConflictDoUpdate({
      target: [responses.submissionId, responses.position],
      set: { score: sql`excluded.score`, parts: sql`excluded.parts`, markId: sql`excluded.mark_id` },
    })
    .prepare(),
  read: orm
    .update(responses)
    .set({ answer: sql`${at('answer')}` })
    .where(
      sql`${eq(responses.submissionId, at('submissionId'))} and ${eq(responses.position, at('position'))} and not ${isChoice}`,
    )
    .prepare(),
  restore: orm
    .update(responses)
    .set({ answer: sql`${at('answer')}` })
    .where(and(eq(responses.submissionId, at('submissionId')), eq(responses.position, at('position'))))
    .prepare(),
  total: orm
    .update(submissions)
    .set({
      score: sql`(select round(sum(r.score), 6) from ${responses} r where ${given})`,
      markedCount: sql`(select count(r.score) from ${responses} r where ${given})`,
    })
    .where(inArray(submissions.id, listed('ids')))
    .prepare(),
}));

const keyOf = ({ submissionId, position }: AnswerKey): string => `${submissionId}/${position}`;

/** Keeps what a machine has read of an answer; letters of a choice come from its bubbles. Call it within a write. */
export const keepReading = (sandbox: Sandbox, answer: AnswerKey & { answer: string }): void =>
  void queries(sandbox).read.run({ ...answer });

/** Brings answers, sums and mistakes in step with the ledger of these answers. Call it within a write. */
export function bringInStep(sandbox: Sandbox, answers: readonly AnswerKey[]): void {
  const touched = [...new Map(answers.map((one) => [keyOf(one), one])).values()];
  const pairs = JSON.stringify(touched.map(({ submissionId, position }) => [submissionId, position]));
  const entries = grouped(queries(sandbox).entries.all({ answers: pairs }), keyOf);
  for (const { submissionId, position } of touched) {
    const standing = standingOf(entries.get(keyOf({ submissionId, position })) ?? []);
    const { id: markId = null, score = null, parts = '' } = standing ?? {};
    queries(sandbox).put.run({ submissionId, position, score, parts, markId });
    // What a scan has put in its place goes with the scan.
    if (standing?.kind === 'record') queries(sandbox).restore.run({ submissionId, position, answer: standing.answer });
  }
  const submissionIds = [...new Set(touched.map(({ submissionId }) => submissionId))];
  queries(sandbox).total.run({ ids: JSON.stringify(submissionIds) });
  writeMistakes(sandbox, submissionIds);
}
