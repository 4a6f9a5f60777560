import { mendScanPage } from '../../../../../contracts/wrongbook/scans.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Person } from '../../marks/ledger.ts';
import { updatePage } from '../pages.queries.ts';
import { recordAbsence } from '../placing/absence.ts';
import { selectPresence } from '../placing/absence.queries.ts';
import type { MendingState } from './mending-state.ts';

/** Takes the student of a page for absent, unless there are answers elsewhere. */
export function takeAsAbsent(sandbox: Sandbox, { page, target }: MendingState, person: Person): void {
  const { submissionId, student } = target!;
  if (selectPresence(sandbox, submissionId).hasAnswers)
    throw refusal(mendScanPage, 'answered', { studentName: student!.studentName });
  updatePage(sandbox, page.id, { ...page, state: 'absent', reason: '', mendedBy: person.id });
  recordAbsence(sandbox, submissionId, person);
}
