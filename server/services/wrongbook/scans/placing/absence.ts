import type { Sandbox } from '../../../../database/sandbox.ts';
import type { Person } from '../../marks/ledger.ts';
import { selectSubmissionPages } from '../pages.queries.ts';
import { doubtAbsentPages, selectPresence, updateAbsentPage } from './absence.queries.ts';
import { updateState } from './responses.queries.ts';
import { withdrawAnswers } from './withdraw-answers.ts';

const absent = 2;
const waiting = 0;

/** Takes a student for absent, as a page says; the other pages, which are empty, bring nothing. Call it within a write. */
export function recordAbsence(sandbox: Sandbox, submissionId: number, person: Person): void {
  for (const page of selectSubmissionPages(sandbox, submissionId)) {
    updateAbsentPage(sandbox, page.id);
    withdrawAnswers(sandbox, page, person);
  }
  updateState(sandbox, submissionId, absent);
}

/** Waits for a student again of whom no page says any more that they were absent. Call it within a write. */
export function withdrawAbsence(sandbox: Sandbox, submissionId: number): void {
  const { isAbsent, state } = selectPresence(sandbox, submissionId);
  if (!isAbsent && state === absent) updateState(sandbox, submissionId, waiting);
}

/** Leaves it to a person whether somebody was absent of whom a page was taken. Call it within a write. */
export const contradictAbsence = (sandbox: Sandbox, submissionId: number): void =>
  doubtAbsentPages(sandbox, submissionId, '填了缺考标记，该生却另有作答');
