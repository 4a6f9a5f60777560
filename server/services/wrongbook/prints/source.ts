import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import type { addPrintRecord, renderPrint } from '../../../../contracts/wrongbook/printing.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { reachedClasses } from '../../../http/teaching.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';
import { selectPaperHead } from '../papers/papers.queries.ts';
import { selectCopies, type Copy } from './copies.queries.ts';

type PrintCall = typeof renderPrint | typeof addPrintRecord;
type Request = ParsedOf<typeof renderPrint>;
type Printing = Pick<Context, 'sandbox' | 'user' | 'scopes'>;

/** What is to be printed, looked up and allowed. */
export interface PrintSource {
  title: string;
  request: Request;
  /** Undefined for a paper that was not set as work. */
  assignment: AssignmentItem | undefined;
  /** Null where each student has a paper of its own. */
  paperId: string | null;
  copies: readonly Copy[];
}

/** Whether each student has a paper of their own. */
const isPersonal = ({ paperId }: AssignmentItem): boolean => paperId === '';

function assignmentSource(context: Printing, call: PrintCall, request: Request): PrintSource {
  const { sandbox, user } = context;
  const assignmentId = request.assignmentId!;
  const [assignment] = selectAssignments(sandbox, user.id, [assignmentId]);
  if (!assignment) throw refusal<PrintCall>(call, 'assignmentGone');
  const { kinds } = request;
  if (kinds.includes('report') && assignment.publishTime === '') throw refusal<PrintCall>(call, 'notPublished');
  if (kinds.includes('blankSheet') && isPersonal(assignment)) throw refusal<PrintCall>(call, 'noBlank');
  const classIds = reachedClasses(context, assignmentId, request.classId);
  const copies = selectCopies(sandbox, assignmentId, { classIds, studentId: request.studentId });
  if (copies.length === 0) throw refusal<PrintCall>(call, 'noStudents');
  return { title: assignment.title, request, assignment, paperId: assignment.paperId || null, copies };
}

function paperSource(sandbox: Sandbox, call: PrintCall, request: Request): PrintSource {
  const paperId = request.paperId!;
  const paper = selectPaperHead(sandbox, paperId);
  if (!paper || paper.isDeleted) throw refusal<PrintCall>(call, 'paperGone');
  const onlyPaper = request.kinds.every((kind) => kind === 'paper' || kind === 'answers');
  if (!onlyPaper) throw refusal<PrintCall>(call, 'onlyAssigned');
  return { title: paper.title, request, assignment: undefined, paperId, copies: [] };
}

/** Looks up what is to be printed; refuses what cannot be. */
export function sourceOf(context: Printing, call: PrintCall, request: Request): PrintSource {
  if (request.kinds.length === 0) throw refusal<PrintCall>(call, 'nothing');
  if (request.assignmentId !== undefined) return assignmentSource(context, call, request);
  if (request.paperId !== undefined) return paperSource(context.sandbox, call, request);
  throw refusal<PrintCall>(call, 'noSource');
}
