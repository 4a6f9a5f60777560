import { mostPages } from '../../../../contracts/wrongbook/print-shapes.ts';
import { renderPrint } from '../../../../contracts/wrongbook/printing.ts';
import { refusal } from '../../../http/errors.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import type { Context } from '../../../http/route.ts';
import type { PrintResult, ReportPart } from '../../../engines/printing/document.ts';
import { printApart } from '../../../engines/printing/pool.ts';
import { PrintError } from '../../../engines/printing/print-error.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { makeReport } from '../reports/pool.ts';
import { composeParts, sheetIdsIn, type NumberedPart } from './compose.ts';
import { keepLayouts } from './sheets.queries.ts';
import { sourceOf, type PrintSource } from './source.ts';

type RenderContext = Context<typeof renderPrint>;

async function print(turn: string, title: string, parts: readonly NumberedPart[]): Promise<PrintResult> {
  try {
    return await printApart({ title, parts: parts.map(({ part }) => part) }, turn);
  } catch (error) {
    throw error instanceof PrintError ? refusal(renderPrint, 'notPrintable', error.values) : error;
  }
}

/** The report where it is asked for, of the same submissions as all else that is printed. */
async function reportParts({ sandbox, user }: RenderContext, source: PrintSource): Promise<NumberedPart[]> {
  if (!source.request.kinds.includes('report')) return [];
  const { bytes } = await makeReport(
    {
      of: 'assignment',
      as: 'print',
      databaseFile: sandbox.file,
      userId: user.id,
      assignmentId: source.assignment!.id,
      submissionIds: source.copies.map(({ submissionId }) => submissionId),
    },
    turnOf(sandbox, user.id),
  );
  return [{ part: JSON.parse(Buffer.from(bytes).toString()) as ReportPart }];
}

/** Typesets what is asked for, and keeps where everything stands on new answer sheets. */
export async function render(context: RenderContext): Promise<FileAnswer> {
  const { sandbox, user, input, log } = context;
  const source = sourceOf(context, renderPrint, input);
  const report = await reportParts(context, source);
  const parts = [...composeParts(sandbox, user, source), ...report];
  const { pdf, pages, layouts, problems } = await print(turnOf(sandbox, user.id), source.title, parts);
  if (problems.length > 0) log.warn({ problems }, 'printed with problems');
  if (pages > mostPages) throw refusal(renderPrint, 'tooManyPages', { max: mostPages });
  await keepLayouts(sandbox, sheetIdsIn(parts), layouts);
  return { bytes: pdf, fileName: `${source.title}.pdf` };
}
