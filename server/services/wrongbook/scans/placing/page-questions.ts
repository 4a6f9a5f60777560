import { isOfQuestion, type Layout } from '../../../../../contracts/wrongbook/layout.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { selectSubmissionPages } from '../pages.queries.ts';
import type { SheetPage } from './place-page.ts';
import { selectQuestions } from './responses.queries.ts';
import { selectLayout } from './sheets.queries.ts';

/** Ids of the questions that are answered on a page of a form, each with whether it is a choice, answered by bubbles. */
export function questionsOn(layout: Layout, sheetPage: number): Map<string, { isChoice: boolean }> {
  const regions = layout.pages.find(({ page }) => page === sheetPage)?.regions ?? [];
  return new Map(
    regions.filter(isOfQuestion).map(({ questionId, kind }) => [questionId, { isChoice: kind === 'bubble' }]),
  );
}

/** Positions of the questions that are answered on a page. */
export function positionsOn(sandbox: Sandbox, { submissionId, sheetId, sheetPage }: SheetPage): number[] {
  const onPage = questionsOn(selectLayout(sandbox, sheetId), sheetPage);
  const questions = selectQuestions(sandbox, submissionId);
  return questions.filter(({ questionId }) => onPage.has(questionId)).map(({ position }) => position);
}

/** Positions of the questions of a submission that stand on none of its pages that have come in. */
export function missingPositions(sandbox: Sandbox, submissionId: number): Set<number> {
  const pages = selectSubmissionPages(sandbox, submissionId);
  const asked = new Set(
    pages.flatMap(({ sheetId, sheetPage }) => [...questionsOn(selectLayout(sandbox, sheetId), sheetPage).keys()]),
  );
  const missing = selectQuestions(sandbox, submissionId).filter(({ questionId }) => !asked.has(questionId));
  return new Set(missing.map(({ position }) => position));
}
