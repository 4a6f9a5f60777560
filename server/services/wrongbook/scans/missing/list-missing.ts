import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { listMissingPages } from '../../../../../contracts/wrongbook/scans.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { inClasses, reachedClasses } from '../../../../http/teaching.ts';
import { selectWork } from '../placing/sheets.queries.ts';
import { formOf } from './form-of.ts';
import { selectForms, selectFoundPages, selectStudents } from './missing.queries.ts';

/** A student whose sheet has not come in whole. */
export type Missing = DataOf<typeof listMissingPages>[number];

const absent = 2;
const handedIn = 1;

const settledAs = (state: number, isIncomplete: number): Missing['settled'] => {
  if (state === absent) return 'absent';
  return isIncomplete === 1 ? 'incomplete' : 'waiting';
};

/** Those of some classes or of all of whose sheets pages are missing; who has handed in without a scan is not among them. */
export function missingOf(sandbox: Sandbox, assignmentId: string, classIds?: readonly string[]): Missing[] {
  const forms = selectForms(sandbox, assignmentId);
  const foundPages = grouped(selectFoundPages(sandbox, assignmentId), ({ submissionId }) => submissionId);
  const everybody = inClasses(selectStudents(sandbox, assignmentId), classIds);
  return everybody.flatMap(({ submissionId, classId: _, paperId, state, isIncomplete, ...student }) => {
    const own = foundPages.get(submissionId) ?? [];
    const form = formOf(forms, paperId, own);
    if (!form || (own.length === 0 && state === handedIn)) return [];
    const found = own.map(({ sheetPage }) => sheetPage);
    const pages = Array.from({ length: form.pages }, (_, index) => index + 1);
    const missing = pages.filter((page) => !found.includes(page));
    const settled = settledAs(state, isIncomplete);
    return missing.length > 0 ? [{ submissionId: String(submissionId), ...student, found, missing, settled }] : [];
  });
}

/** Whose sheets have not come in whole. */
export function listMissing(context: Context<typeof listMissingPages>): Missing[] {
  const { sandbox } = context;
  const { assignmentId } = context.input;
  const work = selectWork(sandbox, assignmentId);
  if (!work || work.isDeleted === 1) throw refusal(listMissingPages, 'assignmentGone');
  return missingOf(sandbox, assignmentId, reachedClasses(context, assignmentId));
}
