import type { Sandbox } from '../../../../database/sandbox.ts';
import type { PageReading } from '../../../../engines/scanning/reading.ts';
import type { ScannedPage } from '../../../../engines/scanning/tasks.ts';
import { applyMachineMarks, keepRecords, revokeMachineMarks, type Person } from '../../marks/ledger.ts';
import { selectSubmissionPages, type MatchedPage } from '../pages.queries.ts';
import { contradictAbsence } from './absence.ts';
import { markChoices, type ReadChoice } from './mark-choices.ts';
import { questionsOn } from './page-questions.ts';
import * as queries from './responses.queries.ts';
import { selectLayout } from './sheets.queries.ts';

type Recognised = Pick<ScannedPage, 'reading' | 'cuts'>;

/** Takes what a page holds for the student's: answers, their pictures, and the marks of choices. Call it within a write. */
export function recordAnswers(
  sandbox: Sandbox,
  page: MatchedPage,
  { reading, cuts }: Recognised,
  person: Person,
): void {
  const { submissionId, sheetId, sheetPage } = page;
  const layout = selectLayout(sandbox, sheetId);
  const onPage = questionsOn(layout, sheetPage);
  const questions = queries.selectQuestions(sandbox, submissionId).filter(({ questionId }) => onPage.has(questionId));
  const responses = questions.map(({ position }) => ({ submissionId, position }));
  // Before anything of it changes: work that was on record comes back should the page be withdrawn.
  keepRecords(sandbox, responses);
  queries.updateHandedIn(sandbox, submissionId);
  contradictAbsence(sandbox, submissionId);
  // Of a page that was missing, or of half an answer, a machine may have judged already.
  revokeMachineMarks(sandbox, responses, person);
  const isChoice = ({ questionId }: queries.PaperQuestion): boolean => onPage.get(questionId)!.isChoice;
  for (const { position } of questions.filter((question) => !isChoice(question)))
    queries.insertWritten(sandbox, submissionId, position);
  const choices = questions.filter(isChoice).map((question) => choiceOf(submissionId, question, reading));
  for (const { position, letters } of choices) queries.putChoice(sandbox, submissionId, position, letters);
  insertCuts(sandbox, page, questions, cuts);
  applyMachineMarks(sandbox, markChoices(sandbox, choices));
  const isWhole = selectSubmissionPages(sandbox, submissionId).length >= layout.pages.length;
  if (isWhole) queries.updateIncomplete(sandbox, submissionId, false);
}

/** A choice with its letters as they can be read: the sure ones, else those that may be meant. */
function choiceOf(submissionId: number, question: queries.PaperQuestion, reading: PageReading): ReadChoice {
  const isOwn = ({ questionId }: { questionId: string }): boolean => questionId === question.questionId;
  const found = reading.questions.find(isOwn);
  const unsure = reading.bubbles.filter((one) => isOwn(one) && one.mark === 'unsure').map(({ option }) => option);
  const sure = found?.options ?? [];
  const letters = (sure.length > 0 ? sure : unsure).join('');
  // A page on which no choice at all is filled in may be answered in another way, or too faintly: nobody is sure of it.
  const verdict = reading.isEmpty ? 'ambiguous' : (found?.verdict ?? 'empty');
  return { submissionId, ...question, letters, verdict };
}

function insertCuts(
  sandbox: Sandbox,
  { id: pageId, submissionId }: MatchedPage,
  questions: readonly queries.PaperQuestion[],
  cuts: ScannedPage['cuts'],
): void {
  const positions = new Map(questions.map(({ questionId, position }) => [questionId, position]));
  for (const { region, jpeg, ...found } of cuts) {
    const position = positions.get(region.questionId);
    if (position === undefined) continue;
    const part = region.kind === 'answer' ? region.part : region.kind === 'blank' ? region.index : 1;
    const cut = { pageId, submissionId, position, kind: region.kind, part, jpeg: Buffer.from(jpeg), ...found };
    queries.insertCut(sandbox, cut);
  }
}
