import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { keepingMistakes } from '../../../engines/mistakes/keep.ts';
import { isDoubtful } from './doubt.ts';
import { effectiveEntry } from './effective-mark.ts';
import { listedResponses, pairsOf, responseKey, type ResponseRef } from './response-ref.ts';

const at = sql.placeholder;

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
    .where(sql`(${marks.submissionId}, ${marks.position}) in ${listedResponses}`)
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
      doubtfulCount: sql`(select count(*) from ${responses} r join ${marks} on ${marks.id} = r.mark_id
        where ${given} and ${isDoubtful})`,
    })
    .where(inArray(submissions.id, listed('ids')))
    .prepare(),
}));

/** Keeps what a machine has read of an answer; letters of a choice come from its bubbles. Call it within a write. */
export const keepReading = (sandbox: Sandbox, answer: ResponseRef & { answer: string }): void =>
  void queries(sandbox).read.run({ ...answer });

/** Writes the scores, sums and mistakes that follow from the ledger of these answers. Call it within a write. */
export function updateScores(sandbox: Sandbox, answers: readonly ResponseRef[]): void {
  const touched = [...new Map(answers.map((one) => [responseKey(one), one])).values()];
  const submissionIds = [...new Set(touched.map(({ submissionId }) => submissionId))];
  keepingMistakes(sandbox.sqlite, submissionIds, () => {
    putScores(sandbox, touched);
    queries(sandbox).total.run({ ids: JSON.stringify(submissionIds) });
  });
}

function putScores(sandbox: Sandbox, touched: readonly ResponseRef[]): void {
  const entries = grouped(queries(sandbox).entries.all({ responses: pairsOf(touched) }), responseKey);
  for (const { submissionId, position } of touched) {
    const entry = effectiveEntry(entries.get(responseKey({ submissionId, position })) ?? []);
    const { id: markId = null, score = null, parts = '' } = entry ?? {};
    queries(sandbox).put.run({ submissionId, position, score, parts, markId });
    // What a scan has put in its place goes with the scan.
    if (entry?.kind === 'record') queries(sandbox).restore.run({ submissionId, position, answer: entry.answer });
  }
}
