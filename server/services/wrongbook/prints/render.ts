import { mostPages } from '../../../../contracts/wrongbook/print-shapes.ts';
import { renderPrint } from '../../../../contracts/wrongbook/printing.ts';
import { refusal } from '../../../http/errors.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import type { Context } from '../../../http/route.ts';
import type { PrintOrder, PrintResult } from '../../../engines/printing/document.ts';
import { printApart } from '../../../engines/printing/pool.ts';
import { PrintError } from '../../../engines/printing/print-error.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { booksOf, partsOf } from './books/ask.ts';
import { composeParts, sheetIdsIn } from './compose.ts';
import { partsOfRule, practiceOfRule } from './practice.ts';
import { keepLayouts } from './sheets.queries.ts';
import { sourceOf } from './source.ts';
import { practiceParts, reportParts } from './work-parts.ts';

type RenderContext = Context<typeof renderPrint>;

async function print({ sandbox, user, log }: RenderContext, order: PrintOrder): Promise<PrintResult> {
  const printed = await printApart(order, turnOf(sandbox, user.id)).catch((error: unknown) => {
    throw error instanceof PrintError ? refusal(renderPrint, 'notPrintable', error.values) : error;
  });
  const { pages, problems } = printed;
  if (problems.length > 0) log.warn({ problems }, 'printed with problems');
  if (pages > mostPages) throw refusal(renderPrint, 'tooManyPages', { max: mostPages });
  return printed;
}

const fileOf = (title: string, { pdf }: PrintResult): FileAnswer => ({ bytes: pdf, fileName: `${title}.pdf` });

/** Typesets work or a paper, and keeps where everything stands on new answer sheets. */
async function renderWork(context: RenderContext): Promise<FileAnswer> {
  const { sandbox, user, input } = context;
  const source = sourceOf(context, renderPrint, input);
  const given = await practiceParts(context, source, input);
  const report = await reportParts(context, source);
  const composed = composeParts(sandbox, user, source);
  const { title } = source;
  const printed = await print(context, { title, parts: [...composed.map(({ part }) => part), ...given, ...report] });
  await keepLayouts(sandbox, sheetIdsIn(composed), printed.layouts);
  return fileOf(title, printed);
}

/** Typesets mistakes. */
async function renderBooks(context: RenderContext): Promise<FileAnswer> {
  const books = booksOf(context, renderPrint, context.input);
  const { title } = books;
  return fileOf(title, await print(context, { title, parts: [await partsOf(context, books)] }));
}

/** Typesets what a rule of practice gives. */
async function renderPractice(context: RenderContext): Promise<FileAnswer> {
  const given = await practiceOfRule(context, renderPrint, context.input);
  const { title } = given;
  return fileOf(title, await print(context, { title, parts: await partsOfRule(context, given, context.input) }));
}

/** Typesets what is asked for. */
export function render(context: RenderContext): Promise<FileAnswer> {
  const { book, practice } = context.input;
  if (practice !== undefined) return renderPractice(context);
  return book === undefined ? renderWork(context) : renderBooks(context);
}
