import { taskType } from '../../../../contracts/constants/assignments.ts';
import { mistakeKinds, printKindLabels, sizesFor, type PrintKind } from '../../../../contracts/constants/printing.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import type { addPrintRecord, renderPrint } from '../../../../contracts/wrongbook/printing.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { PaperSize as WorkSize } from '../../../engines/printing/document.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { reachedClasses } from '../../../http/teaching.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';
import { selectPaperHead } from '../papers/papers.queries.ts';
import { selectCopies, type Copy } from './copies.queries.ts';

/** A call that says what is to be printed. */
export type PrintCall = typeof renderPrint | typeof addPrintRecord;

/** What it says. */
export type PrintRequest = ParsedOf<typeof renderPrint>;

/** Who asks for it. */
export type Printing = Pick<Context, 'sandbox' | 'user' | 'scopes'>;

/** What of a request says how the pages of work look. */
export interface WorkPages {
  kinds: readonly PrintKind[];
  paperSize: WorkSize;
  numberGrid: boolean;
}

/** Work or a paper that is to be printed, looked up and allowed. */
export interface PrintSource {
  title: string;
  subjectId: string;
  request: WorkPages;
  /** Undefined for a paper that was not set as work. */
  assignment: AssignmentItem | undefined;
  /** Null where each student has a paper of its own. */
  paperId: string | null;
  copies: readonly Copy[];
}

const pagesOf = ({ kinds, paperSize, numberGrid }: PrintRequest): WorkPages => ({
  kinds,
  paperSize: paperSize === 'B5' ? 'A4' : paperSize,
  numberGrid,
});

const labelsOf = (kinds: readonly PrintKind[]): string => kinds.map((kind) => printKindLabels[kind]).join('、');

/** Refuses what cannot be printed of a source, or not on that paper. */
export function checkKinds(call: PrintCall, { kinds, paperSize }: PrintRequest, offered: readonly PrintKind[]): void {
  if (kinds.length === 0) throw refusal<PrintCall>(call, 'nothing');
  const stray = kinds.filter((kind) => !offered.includes(kind));
  if (stray.length > 0) throw refusal<PrintCall>(call, 'wrongKind', { kinds: labelsOf(stray) });
  if (!sizesFor(kinds).includes(paperSize))
    throw refusal<PrintCall>(call, 'wrongSize', { kinds: labelsOf(kinds), size: paperSize });
}

const ofWork = ['paper', 'answers', 'sheets', 'blankSheet', 'report'] as const;
/** Practice has the mistakes, or questions like them, that are printed apart from the paper too. */
const ofPractice = [...ofWork, ...mistakeKinds] as const;
/** Dictations are short: several sheets are cut from a page. */
const ofDictation = [...ofWork, 'halfSheets'] as const;
const ofPaper = ['paper', 'answers'] as const;

function offeredFor(type: number): readonly PrintKind[] {
  if (type === taskType.errorNote) return ofPractice;
  return type === taskType.dictationPractice ? ofDictation : ofWork;
}

/** Whether each student has a paper of their own. */
const isPersonal = ({ paperId }: AssignmentItem): boolean => paperId === '';

function assignmentSource(context: Printing, call: PrintCall, request: PrintRequest): PrintSource {
  const { sandbox, user } = context;
  const assignmentId = request.assignmentId!;
  const [assignment] = selectAssignments(sandbox, user.id, [assignmentId]);
  if (!assignment) throw refusal<PrintCall>(call, 'assignmentGone');
  const { kinds } = request;
  checkKinds(call, request, offeredFor(assignment.taskType));
  if (kinds.includes('report') && assignment.publishTime === '') throw refusal<PrintCall>(call, 'notPublished');
  if (kinds.includes('blankSheet') && isPersonal(assignment)) throw refusal<PrintCall>(call, 'noBlank');
  const classIds = reachedClasses(context, assignmentId, request.classId);
  const copies = selectCopies(sandbox, assignmentId, { classIds, studentId: request.studentId });
  if (copies.length === 0) throw refusal<PrintCall>(call, 'noStudents');
  return {
    title: assignment.title,
    subjectId: assignment.subjectId,
    request: pagesOf(request),
    assignment,
    paperId: assignment.paperId || null,
    copies,
  };
}

function paperSource(sandbox: Sandbox, call: PrintCall, request: PrintRequest): PrintSource {
  const paperId = request.paperId!;
  const paper = selectPaperHead(sandbox, paperId);
  if (!paper || paper.isDeleted) throw refusal<PrintCall>(call, 'paperGone');
  if (request.kinds.some((kind) => kind === 'sheets' || kind === 'blankSheet' || kind === 'halfSheets'))
    throw refusal<PrintCall>(call, 'onlyAssigned');
  checkKinds(call, request, ofPaper);
  const { title, subjectId } = paper;
  return { title, subjectId, request: pagesOf(request), assignment: undefined, paperId, copies: [] };
}

/** Looks up what is to be printed; refuses what cannot be. */
export function sourceOf(context: Printing, call: PrintCall, request: PrintRequest): PrintSource {
  if (request.kinds.length === 0) throw refusal<PrintCall>(call, 'nothing');
  if (request.assignmentId !== undefined) return assignmentSource(context, call, request);
  if (request.paperId !== undefined) return paperSource(context.sandbox, call, request);
  throw refusal<PrintCall>(call, 'noSource');
}
