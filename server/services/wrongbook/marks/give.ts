import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { giveMarks, undoMarks } from '../../../../contracts/wrongbook/marking.ts';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { answerKeys, marks } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { answerName } from './answers.queries.ts';
import type { AnswerKey } from './in-step.ts';
import { applyPersonMarks, revokeMarks, type Person } from './ledger.ts';
import { markColumns, standingMark } from './mark-shape.ts';
import { selectWork } from './work.queries.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  asked: orm
    .select({
      submissionId: submissions.id,
      position: paperQuestions.position,
      full: paperQuestions.score,
      keyVersion: sql<number>`coalesce((select max(k.version) from ${answerKeys} k
        where k.assignment_id = ${submissions.assignmentId} and k.question_id = ${paperQuestions.questionId}), 0)`,
    })
    .from(submissions)
    .innerJoin(paperQuestions, eq(paperQuestions.paperId, submissions.paperId))
    .where(
      and(
        inArray(submissions.id, listed('ids')),
        eq(submissions.assignmentId, at('assignmentId')),
        eq(submissions.state, 1),
      ),
    )
    .prepare(),
  standing: orm
    .select({
      submissionId: responses.submissionId,
      position: responses.position,
      score: responses.score,
      parts: responses.parts,
      submitTime: submissions.submitTime,
      mark: markColumns,
    })
    .from(responses)
    .innerJoin(submissions, eq(submissions.id, responses.submissionId))
    .leftJoin(marks, eq(marks.id, responses.markId))
    .where(
      sql`(${responses.submissionId}, ${responses.position}) in (select json_extract(value, '$[0]'),
        json_extract(value, '$[1]') from json_each(${at('answers')}))`,
    )
    .prepare(),
  entries: orm
    .select({
      id: marks.id,
      submissionId: marks.submissionId,
      position: marks.position,
      kind: marks.kind,
      userId: marks.userId,
      isStanding: sql<number>`${responses.markId} is ${marks.id}`,
      isRevoked: sql<number>`exists (select 1 from marks u where u.revokes = ${marks}.id)`,
    })
    .from(marks)
    .innerJoin(
      submissions,
      and(eq(submissions.id, marks.submissionId), eq(submissions.assignmentId, at('assignmentId'))),
    )
    .leftJoin(responses, and(eq(responses.submissionId, marks.submissionId), eq(responses.position, marks.position)))
    .where(inArray(marks.id, listed('ids')))
    .prepare(),
}));

type Fields = ParsedOf<typeof giveMarks>;

/** What stands of some answers, in their order. */
function standing(sandbox: Sandbox, answers: readonly AnswerKey[]): DataOf<typeof giveMarks> {
  const pairs = JSON.stringify(answers.map(({ submissionId, position }) => [submissionId, position]));
  const rows = queries(sandbox).standing.all({ answers: pairs });
  const byName = new Map(rows.map((row) => [answerName(row), row]));
  return {
    marks: answers.map((answer) => {
      const row = byName.get(answerName(answer));
      const mark = row ? standingMark(row, row.mark) : null;
      return { submissionId: String(answer.submissionId), position: answer.position, mark };
    }),
  };
}

function answersAsked(sandbox: Sandbox, assignmentId: string, given: Fields['marks']) {
  const ids = JSON.stringify([...new Set(given.map(({ submissionId }) => Number(submissionId)))]);
  const rows = queries(sandbox).asked.all({ assignmentId, ids });
  return new Map(rows.map((row) => [answerName(row), row]));
}

/** Writes what a person gives; answers what stands then. Call it within a write. */
export function give(sandbox: Sandbox, person: Person, fields: Fields): DataOf<typeof giveMarks> {
  const { assignmentId, marks: given } = fields;
  if (!selectWork(sandbox, assignmentId)) throw refusal(giveMarks, 'assignmentGone');
  const asked = answersAsked(sandbox, assignmentId, given);
  const list = given.map(({ key, score, parts, comment, detail, ...named }, index) => {
    const submissionId = Number(named.submissionId);
    const { position } = named;
    const question = asked.get(answerName({ submissionId, position }));
    if (!question) throw refusal(giveMarks, 'notFound', { number: index + 1 });
    const { full, keyVersion } = question;
    if (score > full) throw refusal(giveMarks, 'tooHigh', { number: position, full });
    if (parts.length > 0 && totalScore(parts) !== totalScore([score]))
      throw refusal(giveMarks, 'wrongSum', { number: position });
    return { key, submissionId, position, score, parts, comment, detail, keyVersion };
  });
  applyPersonMarks(sandbox, person, list);
  return standing(sandbox, list);
}

/** Takes a person's own marks back; one that has been taken back already is left so. Call it within a write. */
export function undo(sandbox: Sandbox, person: Person, fields: ParsedOf<typeof undoMarks>): DataOf<typeof undoMarks> {
  const { assignmentId, markId } = fields;
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(undoMarks, 'assignmentGone');
  const ids = [...new Set(markId.split(',').map(Number))];
  const found = queries(sandbox).entries.all({ assignmentId, ids: JSON.stringify(ids) });
  const isOwn = (one: (typeof found)[number]) => one.kind === 'person' && one.userId === person.id;
  const mayGo = found.every((one) => isOwn(one) && (one.isStanding || one.isRevoked));
  if (found.length < ids.length || !mayGo) throw refusal(undoMarks, 'notStanding');
  revokeMarks(sandbox, person, ids);
  const left = standing(sandbox, found);
  // What is published has a score for everything.
  if (work.publishTime !== '' && left.marks.some(({ mark }) => mark === null || mark.score === null))
    throw refusal(undoMarks, 'noScore');
  return left;
}
