import { markDetail, type MarkDetail } from '../../../../contracts/wrongbook/mark-shapes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { GivenMark } from '../../../engines/marking/marker.ts';
import { bringInStep, keepReading, type AnswerKey } from './in-step.ts';
import { ledgerQueries as queries } from './ledger.queries.ts';

const nothing = {
  ...{ userId: null, score: null, parts: '', answer: '', confidence: 1, reason: '', comment: '', detail: '' },
  ...{ keyVersion: 0, isSimulated: 0, revokes: null, requestKey: null },
};

/** What could not be read back is left out: the ledger is for ever. */
const detailText = (detail: MarkDetail | null | undefined): string =>
  detail && markDetail.safeParse(detail).success ? JSON.stringify(detail) : '';
const pairsOf = (answers: readonly AnswerKey[]): string =>
  JSON.stringify(answers.map(({ submissionId, position }) => [submissionId, position]));

/** Writes down what was on record of answers which the ledger does not know yet, so that undoing comes back to it. */
export function keepRecords(
  sandbox: Sandbox,
  answers: readonly AnswerKey[],
  createTime = sandbox.clock.dateTime(),
): void {
  queries(sandbox).record.run({ answers: pairsOf(answers), createTime });
}

/** A mark of a machine, with the version of the key that it went by. */
export interface MachineMark extends AnswerKey {
  mark: GivenMark;
  marker: string;
  keyVersion: number;
}

/** Adds marks of machines to the ledger; those of persons go on standing. Call it within a write. */
export function applyMachineMarks(sandbox: Sandbox, list: readonly MachineMark[]): void {
  const createTime = sandbox.clock.dateTime();
  keepRecords(sandbox, list, createTime);
  for (const { submissionId, position, mark, marker, keyVersion } of list) {
    const { score, parts, answer, confidence, reason, comment, detail, isSimulated } = mark;
    queries(sandbox).add.run({
      ...{ ...nothing, submissionId, position, kind: 'machine', marker, keyVersion, createTime },
      ...{ score, parts: parts.join(','), answer, confidence, reason, comment },
      ...{ detail: detailText(detail), isSimulated: Number(isSimulated) },
    });
    if (answer !== '') keepReading(sandbox, { submissionId, position, answer });
  }
  bringInStep(sandbox, list);
}

/** Who gives or takes back a mark. */
export type Person = Readonly<{ id: string; name: string }>;

/** A mark of a person; the same key of the same person is written once. */
export interface PersonMark extends AnswerKey {
  key: string;
  score: number;
  parts: readonly number[];
  comment: string;
  detail: MarkDetail | undefined;
  keyVersion: number;
}

/** Adds marks of a person to the ledger. Call it within a write. */
export function applyPersonMarks(sandbox: Sandbox, person: Person, list: readonly PersonMark[]): void {
  const createTime = sandbox.clock.dateTime();
  // Of the person's own: keys are made by clients, and two of them may come upon the same.
  const keyed = new Map(list.map((one) => [`${person.id}/${one.key}`, one]));
  const known = queries(sandbox).known.all({ keys: JSON.stringify([...keyed.keys()]) });
  for (const { requestKey } of known) keyed.delete(requestKey!);
  const fresh = [...keyed.values()];
  keepRecords(sandbox, fresh, createTime);
  for (const [requestKey, { submissionId, position, score, parts, comment, detail, keyVersion }] of keyed)
    queries(sandbox).add.run({
      ...{ ...nothing, submissionId, position, kind: 'person', marker: person.name, userId: person.id, createTime },
      ...{ score, parts: parts.join(','), comment, detail: detailText(detail), keyVersion, requestKey },
    });
  bringInStep(sandbox, fresh);
}

/** Takes marks back, those not yet taken back; what stood before stands again. Call it within a write. */
export function revokeMarks(sandbox: Sandbox, { id: userId, name: marker }: Person, ids: readonly number[]): void {
  const createTime = sandbox.clock.dateTime();
  const found = queries(sandbox).byIds.all({ ids: JSON.stringify(ids) });
  for (const { id: revokes, submissionId, position } of found)
    queries(sandbox).add.run({ ...nothing, submissionId, position, kind: 'undo', marker, userId, revokes, createTime });
  bringInStep(sandbox, found);
}

/** Takes back what machines gave for answers whose scan has been withdrawn. Call it within a write. */
export function revokeMachineMarks(sandbox: Sandbox, answers: readonly AnswerKey[], person: Person): void {
  const found = queries(sandbox).machineMarks.all({ answers: pairsOf(answers) });
  const ids = found.map(({ id }) => id);
  revokeMarks(sandbox, person, ids);
}
