import type { Sandbox } from '../../../database/sandbox.ts';
import { rolesOf } from '../../../http/user.ts';
import type { PageReading } from '../../../engines/scanning/reading.ts';
import { parseSheetCode } from '../../../engines/scanning/sheet-code.ts';
import { selectSheet, selectStanding, selectStudent, selectStudentByNumber, type Work } from './facts.queries.ts';
import { isNumberSure, type PageFacts, type StandingPage } from './place-page.ts';

/** A scan as far as it decides where its pages belong. */
export interface Source {
  teacherId: string;
  schoolId: string | null;
  /** The work whose sheets it is said to hold; null where the codes decide. */
  assignmentId: string | null;
}

const withdrawn = 2;

/** Why no page of a piece of work may come in; "" where it may. */
export function closedReason({ publishTime, status, isDeleted }: Work): string {
  if (isDeleted === 1) return '作业已删除';
  if (status === withdrawn) return '作业已撤回';
  return publishTime === '' ? '' : '成绩已发布，请先撤回发布';
}

const nothing: PageFacts = {
  ...{ sheet: undefined, mayMark: false, isOtherWork: false, closed: '' },
  ...{ isBlankSheet: false, student: undefined, standing: [] },
};

/** Looks up what a page's code says; what belongs to other schools is as if it were not there. */
export function factsOf(sandbox: Sandbox, source: Source, reading: PageReading, pageId?: number): PageFacts {
  const code = parseSheetCode(reading.code ?? '');
  const sheet = code && selectSheet(sandbox, code.sheetId);
  if (!sheet || sheet.schoolId !== source.schoolId || code.page > sheet.pages) return nothing;
  const isBlankSheet = code.submissionId === 0;
  const student = isBlankSheet
    ? isNumberSure(reading) && selectStudentByNumber(sandbox, sheet.assignmentId, sheet.paperId, reading.studentNo!)
    : selectStudent(sandbox, code.submissionId);
  const fits = student && student.assignmentId === sheet.assignmentId && student.paperId === sheet.paperId;
  if (!isBlankSheet && !fits) return nothing;
  return {
    sheet: { id: sheet.id, page: code.page },
    mayMark: mayMark(sandbox, source.teacherId, sheet),
    isOtherWork: source.assignmentId !== null && source.assignmentId !== sheet.assignmentId,
    closed: closedReason(sheet),
    isBlankSheet,
    student: student ? { submissionId: student.submissionId, isInClass: student.isInClass === 1 } : undefined,
    standing: student ? standingOf(sandbox, student.submissionId, pageId) : [],
  };
}

/** The pages that stand for a submission, one left out. */
export const standingOf = (
  sandbox: Sandbox,
  submissionId: number,
  but: number | undefined,
): (StandingPage & { id: number })[] =>
  selectStanding(sandbox, submissionId)
    .filter(({ id }) => id !== but)
    .map(({ code, ...page }) => ({ ...page, isBlankSheet: parseSheetCode(code)?.submissionId === 0 }));

/** Own work, and of a subject that somebody leads everybody's. */
const mayMark = (sandbox: Sandbox, userId: string, { teacherId, subjectId }: Work): boolean =>
  teacherId === userId ||
  (rolesOf(sandbox, [userId]).get(userId) ?? []).some(
    (held) => held.role === 'subjectleader' && held.subjectId === subjectId,
  );
