import type { Sandbox } from '../../../../database/sandbox.ts';
import type { PageReading } from '../../../../engines/scanning/reading.ts';
import { parseSheetCode } from '../../../../engines/scanning/sheet-code.ts';
import { partsOf, taughtClasses } from '../../../../http/teaching.ts';
import { rolesOf } from '../../../../http/user.ts';
import { selectSubmissionPages } from '../pages.queries.ts';
import { selectPresence } from './absence.queries.ts';
import { isNumberSure, type PageIdentity } from './place-page.ts';
import { selectSheet, selectStudent, selectStudentByNumber, type Sheet, type Work } from './sheets.queries.ts';

/** A scan as far as it decides where its pages belong. */
interface Source {
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

/** Looks up what a page's code means; undefined where it is none that the uploader may know of. */
export function identifyPage(sandbox: Sandbox, source: Source, reading: PageReading): PageIdentity | undefined {
  const code = parseSheetCode(reading.code ?? '');
  const sheet = code && selectSheet(sandbox, code.sheetId);
  if (!sheet || sheet.schoolId !== source.schoolId || code.page > sheet.pages) return undefined;
  const isBlankSheet = code.submissionId === 0;
  const student = isBlankSheet ? studentByNumber(sandbox, sheet, reading) : selectStudent(sandbox, code.submissionId);
  const fits = student?.assignmentId === sheet.assignmentId && student.paperId === sheet.paperId;
  if (!isBlankSheet && !fits) return undefined;
  return {
    sheetId: sheet.id,
    sheetPage: code.page,
    mayMark: mayMark(sandbox, source, sheet, student?.classId),
    isOtherWork: source.assignmentId !== null && source.assignmentId !== sheet.assignmentId,
    closed: closedReason(sheet),
    isBlankSheet,
    number: sheet.number,
    student: student && { submissionId: student.submissionId, isInClass: student.isInClass === 1 },
    ...(student ? broughtBy(sandbox, student.submissionId) : nothing),
  };
}

type Brought = Pick<PageIdentity, 'others' | 'hasAnswers' | 'isAbsent'>;

const nothing: Brought = { others: [], hasAnswers: false, isAbsent: false };

/** What has come in of a student. */
const broughtBy = (sandbox: Sandbox, submissionId: number): Brought => ({
  ...selectPresence(sandbox, submissionId),
  others: pagesOf(sandbox, submissionId),
});

const studentByNumber = (sandbox: Sandbox, sheet: Sheet, reading: PageReading) =>
  isNumberSure(reading) ? selectStudentByNumber(sandbox, sheet, reading.studentNo!) : undefined;

const pagesOf = (sandbox: Sandbox, submissionId: number): PageIdentity['others'] =>
  selectSubmissionPages(sandbox, submissionId).map(({ code, sheetId, sheetPage }) => ({
    sheetId,
    sheetPage,
    isBlankSheet: parseSheetCode(code)?.submissionId === 0,
  }));

/**
 * Who has all of the work, as leaders of an exam have, whatever they teach; of what others reach, who teaches the subject in the
 * student's class, where that is not known yet in any class of the work. To have the class alone opens no exam that goes on.
 */
function mayMark(
  sandbox: Sandbox,
  { teacherId: id, schoolId }: Source,
  sheet: Sheet,
  classId: string | undefined,
): boolean {
  const user = { id, schoolId, roles: rolesOf(sandbox, [id]).get(id) ?? [] };
  const part = partsOf(sandbox, user, [sheet.assignmentId]).get(sheet.assignmentId)?.part;
  if (part !== 'some') return part === 'whole';
  return classId === undefined || (taughtClasses(sandbox, user, sheet.subjectId)?.includes(classId) ?? true);
}
