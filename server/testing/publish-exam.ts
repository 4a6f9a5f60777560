import { calls } from '../../contracts/calls.ts';
import type { TestApp } from './app.ts';

type Account = NonNullable<Parameters<TestApp['call']>[0]>;

/** Publishes a subject of an exam that is being marked, or takes it back, and waits for its end: what is said of that. */
export async function publishSubject(
  server: TestApp,
  account: Account,
  examId: string,
  subjectId: string,
  act: 'publish' | 'takeBack' = 'publish',
): Promise<string> {
  const { body } = await server.call(account, calls.publishExam, { examId, act, subjects: [{ subjectId }] });
  if (body.code !== 200) return body.msg;
  for (;;) {
    const { latest } = (await server.call(account, calls.getExamPublishing, { examId })).body.data;
    if (latest?.state === 'done') return body.msg;
    if (latest?.state === 'failed') return latest.reason;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
