import type { Sandbox } from '../../../../database/sandbox.ts';
import { revokeMachineMarks, type Person } from '../../marks/ledger.ts';
import { dropEssays } from '../../wellbeing/essays.ts';
import type { MatchedPage } from '../pages.queries.ts';
import { missingPositions, questionsOn } from './page-questions.ts';
import {
  deleteCuts,
  deleteResponses,
  selectQuestions,
  updateIncomplete,
  updateTakenBack,
} from './responses.queries.ts';
import { selectLayout } from './sheets.queries.ts';

/**
 * Withdraws what a page has brought, once it is the student's no longer: its pictures, its answers and what machines gave for
 * them, and what was settled for pages that are missing. What a person has marked stays, without its picture. The ledger keeps
 * everything. Call it within a write.
 */
export function withdrawAnswers(sandbox: Sandbox, page: MatchedPage, person: Person): void {
  const { submissionId, sheetId, sheetPage } = page;
  deleteCuts(sandbox, page.id);
  const onPage = questionsOn(selectLayout(sandbox, sheetId), sheetPage);
  const missing = missingPositions(sandbox, submissionId);
  const touched = selectQuestions(sandbox, submissionId).filter(
    ({ questionId, position, isIncomplete }) => onPage.has(questionId) || (isIncomplete === 1 && missing.has(position)),
  );
  const positions = touched.map(({ position }) => position);
  withdraw(sandbox, submissionId, { positions, missing }, person);
}

/** Takes back that a submission was taken as it is. Call it within a write. */
export function withdrawIncomplete(sandbox: Sandbox, submissionId: number, person: Person): void {
  const missing = missingPositions(sandbox, submissionId);
  withdraw(sandbox, submissionId, { positions: [...missing], missing }, person);
}

function withdraw(
  sandbox: Sandbox,
  submissionId: number,
  { positions, missing }: { positions: readonly number[]; missing: ReadonlySet<number> },
  person: Person,
): void {
  const responses = positions.map((position) => ({ submissionId, position }));
  revokeMachineMarks(sandbox, responses, person);
  dropEssays(sandbox, responses);
  const gone = positions.filter((position) => missing.has(position));
  deleteResponses(sandbox, submissionId, gone);
  updateIncomplete(sandbox, submissionId, false);
  updateTakenBack(sandbox, submissionId);
}
