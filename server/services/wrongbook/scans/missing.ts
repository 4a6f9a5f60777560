import type { DataOf } from '../../../../contracts/endpoint.ts';
import { listMissingPages, settleMissing } from '../../../../contracts/wrongbook/scans.ts';
import { grouped } from '../../../database/lists.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { markOf } from '../../../engines/marking/given.ts';
import { offlineMarker } from '../../../engines/marking/offline.ts';
import { applyMachineMarks } from '../marks/ledger.ts';
import { addWritten, selectPlaced, setIncomplete, setState } from './answers.queries.ts';
import { selectWork } from './facts.queries.ts';
import { selectEverybody, selectForms, selectFound } from './missing.queries.ts';
import { standingPositions, unsettle } from './page-answers.ts';

type Missing = DataOf<typeof listMissingPages>[number] & { id: number };
type Settling = Pick<Context<typeof settleMissing>, 'sandbox' | 'user' | 'input'>;

const absent = 2;
const handedIn = 1;

const settledAs = (state: number, isIncomplete: number): Missing['settled'] => {
  if (state === absent) return 'absent';
  return isIncomplete === 1 ? 'incomplete' : 'waiting';
};

/** Those of whose sheets pages are missing; who has handed in without a scan is not among them. */
function missingOf(sandbox: Sandbox, assignmentId: string): Missing[] {
  const forms = selectForms(sandbox, assignmentId);
  const found = grouped(selectFound(sandbox, assignmentId), ({ submissionId }) => String(submissionId));
  return selectEverybody(sandbox, assignmentId).flatMap(
    ({ submissionId, paperId, state, isIncomplete, ...student }) => {
      const own = found.get(String(submissionId)) ?? [];
      const form = own[0]
        ? forms.find(({ id }) => id === own[0]!.sheetId)
        : forms.findLast((one) => one.paperId === paperId);
      if (!form || (own.length === 0 && state === handedIn)) return [];
      const there = own.map(({ sheetPage }) => sheetPage);
      const missing = Array.from({ length: form.pages }, (_, index) => index + 1).filter(
        (page) => !there.includes(page),
      );
      const settled = settledAs(state, isIncomplete);
      const id = { id: submissionId, submissionId: String(submissionId) };
      return missing.length > 0 ? [{ ...id, ...student, found: there, missing, settled }] : [];
    },
  );
}

/** Whose sheets have not come in whole. */
export function listMissing({ sandbox, input: { assignmentId } }: Context<typeof listMissingPages>) {
  const work = selectWork(sandbox, assignmentId);
  if (!work || work.isDeleted === 1) throw refusal(listMissingPages, 'assignmentGone');
  return missingOf(sandbox, assignmentId).map(({ id: _, ...item }) => item);
}

/** Settles what becomes of sheets that have not come in whole; all of them or none. */
export function settle(settling: Settling): void {
  const { sandbox, input } = settling;
  write(sandbox, () => {
    const work = selectWork(sandbox, input.assignmentId);
    if (!work || work.isDeleted === 1) throw refusal(settleMissing, 'assignmentGone');
    if (work.publishTime !== '') throw refusal(settleMissing, 'published');
    const missing = new Map(missingOf(sandbox, input.assignmentId).map((one) => [one.submissionId, one]));
    for (const submissionId of new Set(input.submissionId.split(','))) {
      const one = missing.get(submissionId);
      if (!one) throw notMissing(settling, submissionId);
      settleOne(settling, one);
    }
  });
}

function notMissing({ sandbox, input }: Settling, submissionId: string) {
  const everybody = selectEverybody(sandbox, input.assignmentId);
  const student = everybody.find((one) => String(one.submissionId) === submissionId);
  return refusal(settleMissing, 'notMissing', { studentName: student?.studentName ?? '该学生' });
}

function settleOne(settling: Settling, one: Missing): void {
  const { sandbox, user, input } = settling;
  const hasPages = one.found.length > 0;
  // Who has pages was there; of whom there is nothing, nothing can be taken as it is.
  if (input.as !== 'waiting' && hasPages !== (input.as === 'incomplete')) throw notMissing(settling, one.submissionId);
  if (one.settled === input.as) return;
  if (one.settled === 'incomplete') unsettle(sandbox, one.id, user);
  if (input.as === 'incomplete') return takeAsIs(sandbox, one.id);
  if (!hasPages) setState(sandbox, one.id, input.as === 'absent' ? absent : 0);
}

/** What would stand on the missing pages counts as not answered. */
function takeAsIs(sandbox: Sandbox, submissionId: number): void {
  const there = standingPositions(sandbox, submissionId);
  const unanswered = selectPlaced(sandbox, submissionId).filter(({ position }) => !there.has(position));
  for (const { position } of unanswered) addWritten(sandbox, submissionId, position);
  const answer = { submissionId, text: '', isSimulated: false, isBlank: true, pictures: [] };
  const marks = unanswered.map(({ position }) => ({
    ...{ submissionId, position, marker: offlineMarker.name, keyVersion: 0 },
    mark: markOf({ ...answer, position }, { score: 0, confidence: 1, reason: '未答：缺页' }),
  }));
  applyMachineMarks(sandbox, marks);
  setIncomplete(sandbox, submissionId, true);
}
