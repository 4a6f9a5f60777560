import { markDetail, type MarkDetail } from '../../../../contracts/wrongbook/mark-shapes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { GivenMark } from '../../../engines/marking/marker.ts';
import { pairsOf, type ResponseRef } from './response-ref.ts';
import { keepReading, updateScores } from './update-scores.ts';
import { markQueries as queries } from './marks.queries.ts';

const blankEntry = {
  userId: null,
  score: null,
  parts: '',
  answer: '',
  confidence: 1,
  reason: '',
  comment: '',
  detail: '',
  keyVersion: 0,
  isSimulated: 0,
  revokes: null,
  requestKey: null,
};

/** What could not be read back is left out: the ledger is for ever. */
const detailText = (detail: MarkDetail | null | undefined): string =>
  detail && markDetail.safeParse(detail).success ? JSON.stringify(detail) : '';

/** Writes down what was on record of answers which the ledger does not know yet, so that undoing comes back to it. */
export function keepRecords(
  sandbox: Sandbox,
  answers: readonly ResponseRef[],
  createTime = sandbox.clock.dateTime(),
): void {
  queries(sandbox).record.run({ responses: pairsOf(answers), createTime });
}

/** A mark of a machine, with the version of the key that it went by. */
export interface MachineMark extends ResponseRef {
  mark: GivenMark;
  marker: string;
  keyVersion: number;
}

/** Adds marks of machines to the ledger; those of persons still count. Call it within a write. */
export function applyMachineMarks(sandbox: Sandbox, list: readonly MachineMark[]): void {
  const createTime = sandbox.clock.dateTime();
  keepRecords(sandbox, list, createTime);
  for (const { submissionId, position, mark, marker, keyVersion } of list) {
    queries(sandbox).add.run({
      ...blankEntry,
      ...mark,
      submissionId,
      position,
      kind: 'machine',
      marker,
      parts: mark.parts.join(','),
      detail: detailText(mark.detail),
      keyVersion,
      isSimulated: Number(mark.isSimulated),
      createTime,
    });
    if (mark.answer !== '') keepReading(sandbox, { submissionId, position, answer: mark.answer });
  }
  updateScores(sandbox, list);
}

/** Who gives or takes back a mark. */
export type Person = Readonly<{ id: string; name: string }>;

/** A mark of a person; the same key of the same person is written once. */
export interface PersonMark extends ResponseRef {
  key: string;
  score: number;
  parts: readonly number[];
  comment: string;
  detail?: MarkDetail | undefined;
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
      ...blankEntry,
      submissionId,
      position,
      kind: 'person',
      marker: person.name,
      userId: person.id,
      score,
      parts: parts.join(','),
      comment,
      detail: detailText(detail),
      keyVersion,
      requestKey,
      createTime,
    });
  updateScores(sandbox, fresh);
}

/** Takes marks back, those not yet taken back; what stood before stands again. Call it within a write. */
export function revokeMarks(sandbox: Sandbox, { id: userId, name: marker }: Person, ids: readonly number[]): void {
  const createTime = sandbox.clock.dateTime();
  const found = queries(sandbox).byIds.all({ ids: JSON.stringify(ids) });
  for (const { id: revokes, submissionId, position } of found)
    queries(sandbox).add.run({
      ...blankEntry,
      submissionId,
      position,
      kind: 'undo',
      marker,
      userId,
      revokes,
      createTime,
    });
  updateScores(sandbox, found);
}

/** Takes back what machines gave for answers whose scan has been withdrawn. Call it within a write. */
export function revokeMachineMarks(sandbox: Sandbox, answers: readonly ResponseRef[], person: Person): void {
  const found = queries(sandbox).machineMarks.all({ responses: pairsOf(answers) });
  const ids = found.map(({ id }) => id);
  revokeMarks(sandbox, person, ids);
}
