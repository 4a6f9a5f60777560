import type { Layout } from '../../../../contracts/wrongbook/layout.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { PageReading } from '../../../engines/scanning/reading.ts';
import type { ScannedPage } from '../../../engines/scanning/tasks.ts';
import { applyMachineMarks, keepRecords, revokeMachineMarks, type Person } from '../marks/ledger.ts';
import * as queries from './answers.queries.ts';
import { choiceMarks, type ReadChoice } from './choice-marks.ts';
import { selectLayout, selectStanding } from './facts.queries.ts';

/** A page of a student's sheet. */
export interface SheetPage {
  submissionId: number;
  sheetId: number;
  sheetPage: number;
}

/** The form of a sheet. */
const layoutOf = (sandbox: Sandbox, sheetId: number): Layout => JSON.parse(selectLayout(sandbox, sheetId)) as Layout;

const letters = 'bubble';

/** The questions that are answered on some pages of a form; those by bubbles are choices. */
function questionsOn(layout: Layout, pages: readonly number[]): Map<string, { isChoice: boolean }> {
  const regions = layout.pages.filter(({ page }) => pages.includes(page)).flatMap((page) => page.regions);
  return new Map(
    regions.flatMap((region) =>
      region.kind === 'digit' ? [] : [[region.questionId, { isChoice: region.kind === letters }] as const],
    ),
  );
}

/** Positions of the questions that are answered on a page. */
export function positionsOn(sandbox: Sandbox, { submissionId, sheetId, sheetPage }: SheetPage): number[] {
  const onPage = questionsOn(layoutOf(sandbox, sheetId), [sheetPage]);
  const placed = queries.selectPlaced(sandbox, submissionId);
  return placed.filter(({ questionId }) => onPage.has(questionId)).map(({ position }) => position);
}

/** Positions of the questions that are answered on the pages that stand for a submission. */
export function standingPositions(sandbox: Sandbox, submissionId: number): Set<number> {
  const standing = selectStanding(sandbox, submissionId).filter(({ sheetId }) => sheetId !== null);
  const asked = standing.flatMap(({ sheetId, sheetPage }) => [
    ...questionsOn(layoutOf(sandbox, sheetId!), [sheetPage]).keys(),
  ]);
  const placed = queries.selectPlaced(sandbox, submissionId);
  return new Set(placed.filter(({ questionId }) => asked.includes(questionId)).map(({ position }) => position));
}

/** The letters of a choice as they can be read: the sure ones, else those that may be meant. */
function choiceOf(reading: PageReading, questionId: string): { letters: string; verdict: ReadChoice['verdict'] } {
  const found = reading.questions.find((one) => one.questionId === questionId);
  const unsure = reading.bubbles.filter((one) => one.questionId === questionId && one.mark === 'unsure');
  const sure = found?.options ?? [];
  const taken = sure.length > 0 ? sure : unsure.map(({ option }) => option);
  return { letters: taken.join(''), verdict: found?.verdict ?? 'empty' };
}

/** Takes what a page holds for the student's: answers, their pictures, and the marks of choices. Call it within a write. */
export function giveAnswers(
  sandbox: Sandbox,
  pageId: number,
  place: SheetPage,
  { reading, cuts }: Pick<ScannedPage, 'reading' | 'cuts'>,
  person: Person,
): void {
  const { submissionId, sheetId, sheetPage } = place;
  const layout = layoutOf(sandbox, sheetId);
  const onPage = questionsOn(layout, [sheetPage]);
  const placed = queries.selectPlaced(sandbox, submissionId).filter(({ questionId }) => onPage.has(questionId));
  // Before anything of it changes: work that was on record comes back should the page be withdrawn.
  keepRecords(
    sandbox,
    placed.map(({ position }) => ({ submissionId, position })),
  );
  queries.handIn(sandbox, submissionId);
  // Of a page that was missing, or of half an answer, a machine may have judged already.
  withdrawMarks(sandbox, submissionId, placed, person);
  const choices: ReadChoice[] = [];
  for (const question of placed) {
    if (!onPage.get(question.questionId)!.isChoice) {
      queries.addWritten(sandbox, submissionId, question.position);
      continue;
    }
    const choice = { submissionId, ...question, ...choiceOf(reading, question.questionId) };
    queries.keepLetters(sandbox, submissionId, question.position, choice.letters);
    choices.push(choice);
  }
  keepCuts(sandbox, pageId, submissionId, placed, cuts);
  applyMachineMarks(sandbox, choiceMarks(sandbox, choices));
  if (selectStanding(sandbox, submissionId).length >= layout.pages.length)
    queries.setIncomplete(sandbox, submissionId, false);
}

interface Placed {
  position: number;
  questionId: string;
}

function withdrawMarks(sandbox: Sandbox, submissionId: number, placed: readonly Placed[], person: Person): void {
  const marked = placed.map(({ position }) => ({ submissionId, position }));
  revokeMachineMarks(sandbox, marked, person);
}

function keepCuts(
  sandbox: Sandbox,
  pageId: number,
  submissionId: number,
  placed: readonly Placed[],
  cuts: ScannedPage['cuts'],
): void {
  const positions = new Map(placed.map(({ questionId, position }) => [questionId, position]));
  for (const { region, jpeg, ink, likeness } of cuts) {
    const position = positions.get(region.questionId);
    if (position === undefined) continue;
    const part = region.kind === 'answer' ? region.part : region.kind === 'blank' ? region.index : 1;
    const cut = { pageId, submissionId, position, kind: region.kind, part, jpeg: Buffer.from(jpeg), ink, likeness };
    queries.insertCut(sandbox, cut);
  }
}

/**
 * Gives back what a page has brought, once it stands for the student no longer: its pictures, its answers and what machines
 * gave for them, and what was settled for pages that are missing. What a person has marked stays, without its picture. The
 * ledger keeps everything. Call it within a write.
 */
export function takeAnswers(sandbox: Sandbox, pageId: number, place: SheetPage, person: Person): void {
  const { submissionId, sheetId, sheetPage } = place;
  queries.deleteCuts(sandbox, pageId);
  const onPage = questionsOn(layoutOf(sandbox, sheetId), [sheetPage]);
  const left = standingPositions(sandbox, submissionId);
  const placed = queries.selectPlaced(sandbox, submissionId);
  const touched = placed.filter(
    ({ questionId, position, isIncomplete }) => onPage.has(questionId) || (isIncomplete === 1 && !left.has(position)),
  );
  forget(sandbox, submissionId, touched, left, person);
}

/** Takes back that a submission was taken as it is. Call it within a write. */
export function unsettle(sandbox: Sandbox, submissionId: number, person: Person): void {
  const left = standingPositions(sandbox, submissionId);
  const unanswered = queries.selectPlaced(sandbox, submissionId).filter(({ position }) => !left.has(position));
  forget(sandbox, submissionId, unanswered, left, person);
}

function forget(
  sandbox: Sandbox,
  submissionId: number,
  placed: readonly Placed[],
  left: ReadonlySet<number>,
  person: Person,
): void {
  if (placed.length > 0) withdrawMarks(sandbox, submissionId, placed, person);
  const gone = placed.map(({ position }) => position).filter((position) => !left.has(position));
  queries.deleteAnswers(sandbox, submissionId, gone);
  queries.setIncomplete(sandbox, submissionId, false);
  queries.takeBack(sandbox, submissionId);
}
