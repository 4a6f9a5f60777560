import { publishingActLabels } from '../../../../../contracts/constants/exams.ts';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import * as calls from '../../../../../contracts/wrongbook/exams/publishing.ts';
import { write } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { route } from '../../../../http/route.ts';
import type { User } from '../../../../http/user.ts';
import { addJob } from '../../../../jobs/queue.ts';
import { examHead } from '../exam-head.ts';
import { checkPublishing } from './check.ts';
import { publishingKind } from './job.ts';
import { insertPublishing, selectLatest } from './publishing.queries.ts';

/** Begins to publish subjects of an exam, or to take them back. Call it within a write. */
function begin(sandbox: Sandbox, user: User, { examId, act, subjects }: ParsedOf<typeof calls.publishExam>): void {
  const head = examHead(sandbox, calls.publishExam, examId);
  const latest = selectLatest(sandbox, examId);
  if (latest?.state === 'running')
    throw refusal(calls.publishExam, 'running', { actName: publishingActLabels[latest.act] });
  const subjectIds = [...new Set(subjects.map(({ subjectId }) => subjectId))];
  if (subjectIds.length === 0) throw refusal(calls.publishExam, 'noSubjects');
  const { fault } = checkPublishing(sandbox, head, act, subjectIds);
  if (fault) throw refusal(calls.publishExam, fault.rule, fault.values);
  const id = insertPublishing(sandbox, { examId, act, userId: user.id }, subjectIds);
  addJob(sandbox, publishingKind, id, user.id);
}

export const examPublishingRoutes = [
  route(calls.getExamPublishing, ({ sandbox, input: { examId } }) => {
    examHead(sandbox, calls.getExamPublishing, examId);
    return { latest: selectLatest(sandbox, examId) ?? null };
  }),

  route(calls.publishExam, ({ sandbox, user, input }) => write(sandbox, () => begin(sandbox, user, input))),
];
