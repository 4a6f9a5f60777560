import { setImmediate } from 'node:timers/promises';
import { examPrintLabels } from '../../../../../contracts/constants/exam-printing.ts';
import { printExam } from '../../../../../contracts/wrongbook/exams/exam-print.ts';
import { mostPages } from '../../../../../contracts/wrongbook/print-shapes.ts';
import type { PrintOrder } from '../../../../engines/printing/document.ts';
import type { FileAnswer } from '../../../../http/answers.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { archiveOf, fileNameOf, pdfOf } from '../../prints/printed-files.ts';
import { telling } from '../../prints/progress.ts';
import { gatherExam } from './gather.ts';
import { countPages, filesOf, partsOf, scoreFilesOf } from './pages.ts';

type PrintContext = Context<typeof printExam>;

/** The files as JSON, one after the other so that others have their turn in between: a grade signs thousands of times. */
async function ordersOf(context: PrintContext): Promise<{ title: string; orders: PrintOrder[] }> {
  const { sandbox, input } = context;
  const exam = gatherExam(context, input);
  const kinds = [...new Set(input.kinds)];
  const files = filesOf(exam, kinds);
  if (countPages(files, exam, kinds) > mostPages) throw refusal(printExam, 'tooManyPages', { max: mostPages });
  const orders: PrintOrder[] = [];
  for (const fileOf of [...files.map((file) => () => file), ...scoreFilesOf(sandbox, exam, kinds)]) {
    await setImmediate();
    const file = fileOf();
    orders.push({ title: file.title, parts: [new TextEncoder().encode(JSON.stringify(partsOf(exam, file)))] });
  }
  const words = kinds.map((kind) => examPrintLabels[kind]).join('、');
  return { title: fileNameOf(`${exam.title} ${words}`), orders };
}

/** Prints what an exam needs. */
export async function printForExam(context: PrintContext): Promise<FileAnswer> {
  const { input, tell } = context;
  if (input.kinds.length === 0) throw refusal(printExam, 'nothing');
  tell({ stage: 'reading', done: 0, total: 0 });
  const { title, orders } = await ordersOf(context);
  tell({ stage: 'setting', done: 0, total: orders.length });
  if (input.form === 'archive') {
    const bytes = await archiveOf(context, printExam, orders, telling(tell, 'setting', orders.length));
    return { fileName: `${title}.zip`, bytes };
  }
  const parts = orders.flatMap((order) => order.parts);
  return { fileName: `${title}.pdf`, bytes: await pdfOf(context, printExam, { title, parts }) };
}
