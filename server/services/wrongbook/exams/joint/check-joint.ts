import type { Endpoint } from '../../../../../contracts/endpoint.ts';
import type { jointRefusals } from '../../../../../contracts/wrongbook/exams/joint-shapes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { headOf } from '../exam-head.ts';
import { selectDiffering, selectMembers } from './joint.queries.ts';

type JointCall = Endpoint & { refusals: typeof jointRefusals };

/**
 * Refuses an exam, as it is written, that could not be compared with those of other schools with which it is set: by its grade,
 * kind and term, by the full marks of a subject, or by a paper whose questions are worth something else. The paper itself may be
 * another, since schools have copies of their own.
 */
export function checkJoint(sandbox: Sandbox, call: JointCall, examId: string, jointId: string): void {
  if (jointId === '') return;
  const other = selectMembers(sandbox, jointId).find((one) => one.examId !== examId);
  if (!other) return;
  const own = headOf(sandbox, examId)!;
  if (own.gradeId !== other.gradeId) throw refusal(call, 'jointGrade');
  if (own.kind !== other.kind) throw refusal(call, 'jointKind');
  if (own.term !== other.term) throw refusal(call, 'jointTerm');
  const found = selectDiffering(sandbox, examId, jointId);
  if (found) throw refusal(call, found.isWorth ? 'jointFull' : 'jointPaper', { courseName: found.courseName });
}
