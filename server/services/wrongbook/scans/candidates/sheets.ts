import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { Sheet } from '../../../../engines/scanning/owner/sheets.ts';
import { inClasses } from '../../../../http/teaching.ts';
import { selectCopies } from '../../prints/copies.queries.ts';
import { formOf } from '../missing/form-of.ts';
import { selectForms, selectFoundPages, selectStudents } from '../missing/missing.queries.ts';

const handedIn = 1;

/** The sheets of those of some classes, or of all, who got some work, as far as sheets of it have been laid out. */
export function sheetsOf(sandbox: Sandbox, assignmentId: string, classIds: readonly string[] | undefined): Sheet[] {
  const forms = selectForms(sandbox, assignmentId);
  const foundPages = grouped(selectFoundPages(sandbox, assignmentId), ({ submissionId }) => submissionId);
  const asksExamNo = forms.some(({ number }) => number === 'exam');
  const copies = asksExamNo ? selectCopies(sandbox, assignmentId, {}) : [];
  const examNos = new Map(copies.map(({ submissionId, examNo }) => [submissionId, examNo]));
  return inClasses(selectStudents(sandbox, assignmentId), classIds).flatMap((student) => {
    const own = foundPages.get(student.submissionId) ?? [];
    const form = formOf(forms, student.paperId, own);
    if (!form) return [];
    const { studentName, studentNo, className, state, isIncomplete } = student;
    const found = own.map(({ id, sheetPage, documentId, pageNo }) => ({
      id: String(id),
      sheetPage,
      pile: documentId,
      place: pageNo,
    }));
    const isDone = isIncomplete === 1 || (own.length === 0 && state === handedIn);
    const submissionId = String(student.submissionId);
    const examNo = form.number === 'exam' ? (examNos.get(student.submissionId) ?? '') : '';
    return [{ submissionId, studentName, studentNo, examNo, className, pages: form.pages, found, isDone }];
  });
}
