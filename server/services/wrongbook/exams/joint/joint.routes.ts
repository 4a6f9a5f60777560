import * as calls from '../../../../../contracts/wrongbook/exams/joint-exams.ts';
import { write } from '../../../../database/prepared.ts';
import { route } from '../../../../http/route.ts';
import { join, leave, open } from './joint.ts';

export const jointExamRoutes = [
  route(calls.openJointExam, ({ sandbox, input: { examId } }) => write(sandbox, () => open(sandbox, examId))),

  route(calls.joinJointExam, ({ sandbox, input: { examId, code } }) =>
    write(sandbox, () => join(sandbox, examId, code)),
  ),

  route(calls.leaveJointExam, ({ sandbox, input: { examId } }) => write(sandbox, () => leave(sandbox, examId))),
];
