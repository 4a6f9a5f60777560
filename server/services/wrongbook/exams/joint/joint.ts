import { randomInt } from 'node:crypto';
import { examStateLabels } from '../../../../../contracts/constants/exams.ts';
import * as calls from '../../../../../contracts/wrongbook/exams/joint-exams.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { examHead, type ExamHead } from '../exam-head.ts';
import { checkJoint } from './check-joint.ts';
import * as queries from './joint.queries.ts';

type JointCall = typeof calls.openJointExam | typeof calls.joinJointExam | typeof calls.leaveJointExam;

/** The exam, while it is planned: whose sheets are printed is compared with whom it was set with. */
function plannedExam(sandbox: Sandbox, call: JointCall, examId: string, actName: string): ExamHead {
  const head = examHead(sandbox, call, examId);
  const stateName = examStateLabels[head.state];
  if (head.state !== 'planned') throw refusal(call as typeof calls.openJointExam, 'fixed', { stateName, actName });
  return head;
}

const digits = 8;

/** A code that is short enough to be told by telephone, and that no exam has. */
function newCode(sandbox: Sandbox): string {
  const code = String(randomInt(10 ** (digits - 1), 10 ** digits));
  return queries.isUsed(sandbox, code) ? newCode(sandbox) : code;
}

/** What is shown of the exams that are set together; null for an exam of one school. */
export const jointOf = (sandbox: Sandbox, jointId: string, isLeader: boolean) =>
  jointId === ''
    ? null
    : {
        code: isLeader ? jointId : '',
        schoolNames: queries.selectMembers(sandbox, jointId).map(({ schoolName }) => schoolName),
      };

/** Makes an exam one that others may join; their code. Call it within a write. */
export function open(sandbox: Sandbox, examId: string): { code: string } {
  const { jointId } = plannedExam(sandbox, calls.openJointExam, examId, '发起联考');
  if (jointId !== '') throw refusal(calls.openJointExam, 'isJoint');
  const code = newCode(sandbox);
  queries.setJoint(sandbox, examId, code);
  return { code };
}

/** Sets an exam together with those of other schools of its region that share a code. Call it within a write. */
export function join(sandbox: Sandbox, examId: string, typed: string): void {
  const call = calls.joinJointExam;
  const { jointId, schoolId } = plannedExam(sandbox, call, examId, '参加联考');
  if (jointId !== '') throw refusal(call, 'isJoint');
  const code = typed.replaceAll(/\s/g, '');
  const members = queries.selectMembers(sandbox, code);
  const area = queries.selectArea(sandbox, schoolId);
  if (members.length === 0 || members.some((one) => one.area !== area)) throw refusal(call, 'unknownCode');
  const own = members.find((one) => one.schoolId === schoolId);
  if (own) throw refusal(call, 'schoolTwice', { name: own.name });
  queries.setJoint(sandbox, examId, code);
  checkJoint(sandbox, call, examId, code);
}

/** Takes an exam out of those with which it was set. Call it within a write. */
export function leave(sandbox: Sandbox, examId: string): void {
  const { jointId } = plannedExam(sandbox, calls.leaveJointExam, examId, '退出联考');
  if (jointId === '') throw refusal(calls.leaveJointExam, 'notJoint');
  queries.setJoint(sandbox, examId, '');
}
