import type { DataOf } from '../../../../contracts/endpoint.ts';
import { polishLearning, printLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import { MarkerFailed } from '../../../engines/marking/model/client.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { checkStudent } from '../mistakes/lesson.ts';
import { learningBytes } from './learning-bytes.ts';
import { polished, type Worded } from './polish.ts';

/** The sentences of a report as the configured model words them. */
export async function rewordReport(context: Context<typeof polishLearning>): Promise<DataOf<typeof polishLearning>> {
  const { sandbox, input, writer } = context;
  const { classId, studentId } = input;
  if (studentId !== undefined) checkStudent(sandbox, polishLearning, { classId, studentId });
  const bytes =
    studentId === undefined
      ? await learningBytes(context, polishLearning, 'class')
      : await learningBytes(context, polishLearning, 'student', [studentId]);
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: Worded };
  const { lead, advice } = data;
  if (!writer) return { isConfigured: false, lead, advice };
  try {
    return { isConfigured: true, ...(await polished(writer, data)) };
  } catch (error) {
    throw error instanceof MarkerFailed ? refusal(polishLearning, 'modelFailed', { reason: error.reason }) : error;
  }
}

/** Reports with their sentences worded anew, one after the other. */
export async function wordedReports<Report extends Worded>(
  { writer, input, gone }: Context<typeof printLearning>,
  reports: readonly Report[],
  onReady: (done: number) => void,
): Promise<Report[]> {
  if (!input.isPolished) return [...reports];
  if (!writer) throw refusal(printLearning, 'noModel');
  const found: Report[] = [];
  try {
    for (const report of reports) {
      gone.throwIfAborted();
      found.push({ ...report, ...(await polished(writer, report)) });
      onReady(found.length);
    }
  } catch (error) {
    throw error instanceof MarkerFailed ? refusal(printLearning, 'modelFailed', { reason: error.reason }) : error;
  }
  return found;
}
