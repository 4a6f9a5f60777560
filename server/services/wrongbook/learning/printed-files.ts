import { Zip, ZipPassThrough } from 'fflate';
import { printLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import type { LearningPart } from '../../../engines/printing/learning-part.ts';
import { printApart } from '../../../engines/printing/pool.ts';
import { PrintError } from '../../../engines/printing/print-error.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { turnOf } from '../../../workers/turn-of.ts';

type PrintContext = Pick<Context<typeof printLearning>, 'sandbox' | 'user' | 'gone'>;

/** A printed report with what its file is called. */
export interface Titled {
  title: string;
  part: LearningPart;
}

/** Typesets reports one after another. */
export async function pdfOf(
  { sandbox, user, gone }: PrintContext,
  title: string,
  parts: readonly LearningPart[],
): Promise<Uint8Array> {
  try {
    return (await printApart({ title, parts }, turnOf(sandbox, user.id), gone)).pdf;
  } catch (error) {
    throw error instanceof PrintError ? refusal(printLearning, 'notPrintable', error.values) : error;
  }
}

/** An archive of a PDF for each; it is not pressed further, as PDFs are already. */
export async function archiveOf(
  context: PrintContext,
  all: readonly Titled[],
  onReady: (done: number) => void,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [at, { title, part }] of all.entries()) {
    const file = new ZipPassThrough(`${title}.pdf`);
    archive.add(file);
    file.push(await pdfOf(context, title, [part]), true);
    onReady(at + 1);
  }
  archive.end();
  return Buffer.concat(pieces);
}
