import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { settledStates } from '../../../../../contracts/wrongbook/scan-shapes.ts';
import type { pageScanPages } from '../../../../../contracts/wrongbook/scans.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { findCandidates, type Candidate } from '../../../../engines/scanning/owner/candidates.ts';
import type { LostPage } from '../../../../engines/scanning/owner/sheets.ts';
import { reachedClasses, type Caller } from '../../../../http/teaching.ts';
import { selectReadings, selectWaiting, selectWorkNear } from './candidates.queries.ts';
import { sheetsOf } from './sheets.ts';

type ScanPage = DataOf<typeof pageScanPages>['records'][number];
type BarePage = Omit<ScanPage, 'candidates'>;

const settled: readonly ScanPage['state'][] = settledStates;

/** Says of the pages that wait for a person whose they may be, as far as the caller reaches those students. */
export function withCandidates(caller: Caller, pages: readonly BarePage[]): ScanPage[] {
  const { sandbox } = caller;
  const waiting = pages.filter(({ state }) => !settled.includes(state));
  const found = new Map<string, ScanPage['candidates']>();
  for (const [assignmentId, own] of grouped(waiting, workOf(sandbox, waiting)))
    if (assignmentId !== '')
      for (const [id, candidates] of ofWork(caller, assignmentId, own)) found.set(id, candidates);
  return pages.map((page) => ({ ...page, candidates: found.get(page.id) ?? [] }));
}

/** The work that a page is taken to be of: its own, else that of the page nearest to it in the pile. */
function workOf(sandbox: Sandbox, pages: readonly BarePage[]): (page: BarePage) => string {
  const strays = pages.filter(({ assignmentId }) => assignmentId === '').map(({ id }) => id);
  const near = strays.length > 0 ? selectWorkNear(sandbox, strays) : new Map<string, string>();
  return ({ id, assignmentId }) => assignmentId || (near.get(id) ?? '');
}

function ofWork(caller: Caller, assignmentId: string, pages: readonly BarePage[]): [string, ScanPage['candidates']][] {
  const { sandbox } = caller;
  const sheets = sheetsOf(sandbox, assignmentId, reachedClasses(caller, assignmentId));
  if (sheets.length === 0) return [];
  const lost = lostPages(sandbox, pages);
  const waiting = selectWaiting(sandbox, [...new Set(pages.map(({ documentId }) => documentId))]);
  const places = waiting.map(({ documentId, pageNo }) => ({ pile: documentId, place: pageNo }));
  const candidatesOf = findCandidates(sheets, places);
  return pages.map((page, index) => [page.id, candidatesOf(lost[index]!).map(asAnswer)]);
}

function lostPages(sandbox: Sandbox, pages: readonly BarePage[]): LostPage[] {
  const unnamed = pages.filter(({ submissionId }) => submissionId === '').map(({ id }) => id);
  const readings = selectReadings(sandbox, unnamed);
  return pages.map(({ id, documentId, pageNo, submissionId, sheetPage }) => {
    const { studentNo = null, page = null } = readings.get(id) ?? {};
    const read = { namedId: submissionId, sheetPage: sheetPage || (page ?? 0), studentNo: studentNo ?? '' };
    return { pile: documentId, place: pageNo, ...read };
  });
}

const asAnswer = ({ slot, likelihood, reasons }: Candidate): ScanPage['candidates'][number] => {
  const { sheet, sheetPage, found } = slot;
  const { submissionId, studentName, studentNo, className } = sheet;
  const replaced = { replacedId: found?.id ?? '', replacedNo: found?.place ?? 0 };
  return { submissionId, studentName, studentNo, className, sheetPage, likelihood, reasons, ...replaced };
};
