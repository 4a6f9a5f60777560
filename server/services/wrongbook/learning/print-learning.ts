import type { DataOf } from '../../../../contracts/endpoint.ts';
import { printLearning, type getClassLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import type { LearningPart } from '../../../engines/printing/learning-part.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { checkStudent } from '../mistakes/lesson.ts';
import { archiveOf, pdfOf } from '../prints/printed-files.ts';
import { telling } from '../prints/progress.ts';
import { examplePictures } from './example-pictures.ts';
import { learningBytes } from './learning-bytes.ts';
import { printedClass, printedStudent, type Printing } from './printed.ts';
import type { StudentReport } from './student-report.ts';
import { wordedReports } from './reword.ts';

type PrintContext = Context<typeof printLearning>;

/** A printed report with what its file is called. */
interface Titled {
  title: string;
  part: LearningPart;
}

async function ofClass(context: PrintContext, printing: Printing): Promise<Titled[]> {
  const bytes = await learningBytes(context, printLearning, 'class');
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: DataOf<typeof getClassLearning> };
  const [report] = await wordedReports(context, [data], telling(context.tell, 'wording', 1));
  return [{ title: `${report!.className} 学情报告`, part: printedClass(report!, printing) }];
}

async function ofStudents(context: PrintContext, ids: readonly string[], printing: Printing): Promise<Titled[]> {
  const { sandbox, user, input, gone, tell } = context;
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

/** Prints learning reports. */
export async function printReports(context: PrintContext): Promise<FileAnswer> {
  const { input, tell } = context;
  if (input.parts.length === 0) throw refusal(printLearning, 'noParts');
  const ids = input.studentIds === undefined ? [] : [...new Set(input.studentIds.split(','))];
  const printing = { parts: new Set(input.parts), isGrey: input.isGrey };
  tell({ stage: 'reading', done: 0, total: ids.length });
  const all = ids.length === 0 ? await ofClass(context, printing) : await ofStudents(context, ids, printing);
  tell({ stage: 'setting', done: 0, total: all.length });
  const title = all.length === 1 ? all[0]!.title : `${all[0]!.part.facts[1]!.value} 学情报告`;
  if (input.form === 'archive') {
    const orders = all.map((one) => ({ title: one.title, parts: [one.part] }));
    const bytes = await archiveOf(context, printLearning, orders, telling(tell, 'setting', all.length));
    return { fileName: `${title}.zip`, bytes };
  }
  const parts = all.map(({ part }) => part);
  return { fileName: `${title}.pdf`, bytes: await pdfOf(context, printLearning, { title, parts }) };
}
