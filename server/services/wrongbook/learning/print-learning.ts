import type { DataOf } from '../../../../contracts/endpoint.ts';
import {
  printLearning,
  type getClassLearning,
  type getLearningPrint,
} from '../../../../contracts/wrongbook/learning-reports.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { ProgressMemory } from '../../../jobs/progress.ts';
import { checkStudent } from '../mistakes/lesson.ts';
import { examplePictures } from './example-pictures.ts';
import { learningBytes } from './learning-bytes.ts';
import { archiveOf, pdfOf, type Titled } from './printed-files.ts';
import { printedClass, printedStudent, type Printing } from './printed.ts';
import type { StudentReport } from './student-report.ts';
import { wordedReports } from './reword.ts';

type PrintContext = Context<typeof printLearning>;
type Progress = DataOf<typeof getLearningPrint>;
type Tell = (progress: Progress) => void;

const running = new ProgressMemory<Progress>();

/** How far what the user prints under an id has come. */
export const printProgress = ({ sandbox, user, input }: Context<typeof getLearningPrint>): Progress =>
  running.get(sandbox, user.id, input.progressKey) ?? { stage: 'waiting', done: 0, total: 0 };

/** Tells how many of all are done in a stage. */
const telling =
  (tell: Tell, stage: Progress['stage'], total: number) =>
  (done: number): void =>
    tell({ stage, done, total });

async function ofClass(context: PrintContext, printing: Printing, tell: Tell): Promise<Titled[]> {
  const bytes = await learningBytes(context, printLearning, 'class');
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: DataOf<typeof getClassLearning> };
  const [report] = await wordedReports(context, [data], telling(tell, 'wording', 1));
  return [{ title: `${report!.className} 学情报告`, part: printedClass(report!, printing) }];
}

async function ofStudents(
  context: PrintContext,
  ids: readonly string[],
  printing: Printing,
  tell: Tell,
): Promise<Titled[]> {
  const { sandbox, user, input, gone } = context;
  for (const studentId of ids) checkStudent(sandbox, printLearning, { classId: input.classId, studentId });
  const bytes = await learningBytes(context, printLearning, 'print', ids);
  const found = JSON.parse(Buffer.from(bytes).toString()) as StudentReport[];
  const reports = await wordedReports(context, found, telling(tell, 'wording', found.length));
  const shown = printing.parts.has('weak') ? reports : [];
  const pictures = await examplePictures(
    sandbox,
    { userId: user.id, gone },
    shown,
    telling(tell, 'drawing', shown.length),
  );
  return reports.map((report) => ({
    title: `${report.studentNo} ${report.studentName} 学情报告`,
    part: printedStudent(report, printing, pictures),
  }));
}

async function made(context: PrintContext, tell: Tell): Promise<FileAnswer> {
  const { input } = context;
  const ids = input.studentIds === undefined ? [] : [...new Set(input.studentIds.split(','))];
  const printing = { parts: new Set(input.parts), isGrey: input.isGrey };
  tell({ stage: 'reading', done: 0, total: ids.length });
  const all =
    ids.length === 0 ? await ofClass(context, printing, tell) : await ofStudents(context, ids, printing, tell);
  tell({ stage: 'setting', done: 0, total: all.length });
  const title = all.length === 1 ? all[0]!.title : `${all[0]!.part.facts[1]!.value} 学情报告`;
  if (input.form === 'archive')
    return { fileName: `${title}.zip`, bytes: await archiveOf(context, all, telling(tell, 'setting', all.length)) };
  const parts = all.map(({ part }) => part);
  return { fileName: `${title}.pdf`, bytes: await pdfOf(context, title, parts) };
}

/** Prints learning reports; how far that is can be asked for meanwhile. */
export async function printReports(context: PrintContext): Promise<FileAnswer> {
  const { sandbox, user, input } = context;
  if (input.parts.length === 0) throw refusal(printLearning, 'noParts');
  const tell = running.into(sandbox, user.id, input.progressKey);
  try {
    const answer = await made(context, tell);
    tell({ stage: 'done', done: 1, total: 1 });
    return answer;
  } catch (error) {
    tell({ stage: 'failed', done: 0, total: 0 });
    throw error;
  }
}
