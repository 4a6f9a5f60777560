import { Zip, ZipPassThrough } from 'fflate';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import {
  printLearning,
  type getClassLearning,
  type getLearningPrint,
} from '../../../../contracts/wrongbook/learning-reports.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import { HttpError, refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { ProgressMemory } from '../../../jobs/progress.ts';
import { MarkerFailed } from '../../../engines/marking/model/client.ts';
import type { LearningPart } from '../../../engines/printing/learning-part.ts';
import { printApart } from '../../../engines/printing/pool.ts';
import { PrintError } from '../../../engines/printing/print-error.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { checkStudent } from '../mistakes/lesson.ts';
import { examplePictures } from './example-pictures.ts';
import { learningBytes } from './learning-bytes.ts';
import { polished, type Worded } from './polish.ts';
import { printedClass, printedStudent, type Printing } from './printed.ts';
import type { StudentReport } from './student-report.ts';

type PrintContext = Context<typeof printLearning>;
type Progress = DataOf<typeof getLearningPrint>;
type Tell = (progress: Progress) => void;

const running = new ProgressMemory<Progress>();

/** How far what the user prints under an id has come. */
export const printProgress = ({ sandbox, user, input }: Context<typeof getLearningPrint>): Progress =>
  running.get(sandbox, user.id, input.progressKey) ?? { stage: 'waiting', done: 0, total: 0 };

/** Reports with their sentences worded anew, one after the other. */
async function worded<Report extends Worded>(
  { writer, input }: PrintContext,
  reports: readonly Report[],
  tell: Tell,
): Promise<Report[]> {
  if (!input.isPolished) return [...reports];
  if (!writer) throw refusal(printLearning, 'noModel');
  const found: Report[] = [];
  try {
    for (const report of reports) {
      found.push({ ...report, ...(await polished(writer, report)) });
      tell({ stage: 'wording', done: found.length, total: reports.length });
    }
  } catch (error) {
    throw error instanceof MarkerFailed ? refusal(printLearning, 'modelFailed', { reason: error.reason }) : error;
  }
  return found;
}

/** A printed report with what its file is called. */
interface Titled {
  title: string;
  part: LearningPart;
}

async function ofClass(context: PrintContext, printing: Printing, tell: Tell): Promise<Titled[]> {
  const bytes = await learningBytes(context, printLearning, 'class');
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: DataOf<typeof getClassLearning> };
  const [report] = await worded(context, [data], tell);
  return [{ title: `${report!.className} 学情报告`, part: printedClass(report!, printing) }];
}

async function ofStudents(
  context: PrintContext,
  ids: readonly string[],
  printing: Printing,
  tell: Tell,
): Promise<Titled[]> {
  const { sandbox, user, input } = context;
  for (const studentId of ids) checkStudent(sandbox, printLearning, { classId: input.classId, studentId });
  const bytes = await learningBytes(context, printLearning, 'print', ids);
  const reports = await worded(context, JSON.parse(Buffer.from(bytes).toString()) as StudentReport[], tell);
  const shown = printing.parts.has('weak') ? reports : [];
  const pictures = await examplePictures(sandbox, user.id, shown, (done) =>
    tell({ stage: 'drawing', done, total: shown.length }),
  );
  return reports.map((report) => ({
    title: `${report.studentNo} ${report.studentName} 学情报告`,
    part: printedStudent(report, printing, pictures),
  }));
}

async function pdfOf(
  { sandbox, user }: PrintContext,
  title: string,
  parts: readonly LearningPart[],
): Promise<Uint8Array> {
  try {
    return (await printApart({ title, parts }, turnOf(sandbox, user.id))).pdf;
  } catch (error) {
    throw error instanceof PrintError ? refusal(printLearning, 'notPrintable', error.values) : error;
  }
}

/** An archive of a PDF for each; it is not pressed further, as PDFs are already. */
async function archiveOf(context: PrintContext, all: readonly Titled[], tell: Tell): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [at, { title, part }] of all.entries()) {
    const file = new ZipPassThrough(`${title}.pdf`);
    archive.add(file);
    file.push(await pdfOf(context, title, [part]), true);
    tell({ stage: 'setting', done: at + 1, total: all.length });
  }
  archive.end();
  return Buffer.concat(pieces);
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
  if (input.form === 'archive') return { fileName: `${title}.zip`, bytes: await archiveOf(context, all, tell) };
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
