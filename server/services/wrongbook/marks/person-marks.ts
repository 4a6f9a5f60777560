import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { giveMarks, undoMarks } from '../../../../contracts/wrongbook/marking.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { recordWork } from '../../../engines/usage/record-use.ts';
import { refusal } from '../../../http/errors.ts';
import { applyPersonMarks, revokeMarks, type Person, type PersonMark } from './ledger.ts';
import { personMarkQueries as queries } from './person-marks.queries.ts';
import { effectiveMark } from './present-mark.ts';
import { pairsOf, responseKey, type ResponseRef } from './response-ref.ts';
import { selectWork } from './work.queries.ts';

type Fields = ParsedOf<typeof giveMarks>;

/** The marks that count for some answers, in their order. */
function effectiveMarks(sandbox: Sandbox, answers: readonly ResponseRef[]): DataOf<typeof giveMarks> {
  const rows = queries(sandbox).effective.all({ responses: pairsOf(answers) });
  const byName = new Map(rows.map((row) => [responseKey(row), row]));
  return {
    marks: answers.map((answer) => {
      const row = byName.get(responseKey(answer));
      const mark = row ? effectiveMark(row, row.mark) : null;
      return { submissionId: String(answer.submissionId), position: answer.position, mark };
    }),
  };
}

type Asked = ReturnType<typeof selectAsked>;

/** The questions that marks are for, by the answers that they name. */
function selectAsked(sandbox: Sandbox, { assignmentId, marks }: Fields) {
  const ids = JSON.stringify([...new Set(marks.map(({ submissionId }) => Number(submissionId)))]);
  const rows = queries(sandbox).asked.all({ assignmentId, ids });
  return new Map(rows.map((row) => [responseKey(row), row]));
}

function checked({ submissionId: id, ...mark }: Fields['marks'][number], number: number, asked: Asked): PersonMark {
  const { position, score, parts } = mark;
  const submissionId = Number(id);
  const question = asked.get(responseKey({ submissionId, position }));
  if (!question) throw refusal(giveMarks, 'notFound', { number });
  const { full, keyVersion } = question;
  if (score > full) throw refusal(giveMarks, 'tooHigh', { number: position, full });
  if (parts.length > 0 && totalScore(parts) !== totalScore([score]))
    throw refusal(giveMarks, 'wrongSum', { number: position });
  return { ...mark, submissionId, keyVersion };
}

/** Writes marks of a person; answers the marks that count then. Call it within a write. */
export function markByPerson(sandbox: Sandbox, person: Person, fields: Fields): DataOf<typeof giveMarks> {
  const work = selectWork(sandbox, fields.assignmentId);
  if (!work) throw refusal(giveMarks, 'assignmentGone');
  const asked = selectAsked(sandbox, fields);
  const list = fields.marks.map((mark, index) => checked(mark, index + 1, asked));
  applyPersonMarks(sandbox, person, list);
  recordWork(sandbox, 'mark', { ...work, userId: person.id, quantity: list.length });
  return effectiveMarks(sandbox, list);
}

/** Takes a person's own marks back; one that has been taken back already is left so. Call it within a write. */
export function undoByPerson(
  sandbox: Sandbox,
  person: Person,
  fields: ParsedOf<typeof undoMarks>,
): DataOf<typeof undoMarks> {
  const { assignmentId, markId } = fields;
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(undoMarks, 'assignmentGone');
  const ids = [...new Set(markId.split(',').map(Number))];
  const found = queries(sandbox).entries.all({ assignmentId, ids: JSON.stringify(ids) });
  const isOwn = (one: (typeof found)[number]) => one.kind === 'person' && one.userId === person.id;
  const mayGo = found.every((one) => isOwn(one) && (one.isStanding || one.isRevoked));
  if (found.length < ids.length || !mayGo) throw refusal(undoMarks, 'notStanding');
  revokeMarks(sandbox, person, ids);
  const left = effectiveMarks(sandbox, found);
  // What is published has a score for everything.
  if (work.publishTime !== '' && left.marks.some(({ mark }) => mark === null || mark.score === null))
    throw refusal(undoMarks, 'noScore');
  return left;
}
