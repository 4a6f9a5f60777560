import { updateExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { call } from '../../../api/call.ts';
import { showDone } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { inputOfPlan, planOf } from '../setup/plan.ts';
import { openUploadPaper } from './UploadPaperDialog.tsx';

type Subject = ExamDetail['subjects'][number];

/** Whether a paper may be uploaded for a subject now: by who leads the exam, while it is planned. */
export const takesUpload = ({ isLeader, state }: ExamDetail, { way }: Subject): boolean =>
  way === 'upload' && isLeader && state === 'planned';

/** Has somebody upload the paper of a subject, and makes it the one that is sat. */
export async function givePaper(exam: ExamDetail, { courseId, courseName, subjectId, full }: Subject): Promise<void> {
  const title = `${exam.name} ${courseName}`.slice(0, 60);
  const made = await openUploadPaper({ title, subjectId, gradeId: exam.gradeId, full });
  if (!made) return;
  const plan = planOf(exam);
  const subjects = plan.subjects.map((one) => (one.courseId === courseId ? { ...one, paperId: made.paperId } : one));
  const input = { ...inputOfPlan({ ...plan, subjects }), examId: exam.id, version: exam.version };
  if (await attempt(() => call(updateExam, input))) showDone(`已用作${courseName}的试卷，可以打印答题卡`);
}
