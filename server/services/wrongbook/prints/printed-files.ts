import { Zip, ZipPassThrough } from 'fflate';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import type { PrintOrder } from '../../../engines/printing/document.ts';
import { printApart } from '../../../engines/printing/pool.ts';
import { PrintError } from '../../../engines/printing/print-error.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { turnOf } from '../../../workers/turn-of.ts';

/** Who prints; what is printed ends when the connection does. */
export type Asking = Pick<Context, 'sandbox' | 'user' | 'gone'>;

/** A call that prints. */
export type PrintingCall = Endpoint & { refusals: { notPrintable: string } };

/** Typesets parts one after another. */
export async function pdfOf(
  { sandbox, user, gone }: Asking,
  call: PrintingCall,
  order: PrintOrder,
): Promise<Uint8Array> {
  try {
    return (await printApart(order, turnOf(sandbox, user.id), gone)).pdf;
  } catch (error) {
    throw error instanceof PrintError ? refusal<PrintingCall>(call, 'notPrintable', error.values) : error;
  }
}

/** What no file may be called. */
const unnameable = /[\\/:*?"<>|]/g;

/** A title as a file is called. */
export const fileNameOf = (title: string): string => title.replaceAll(unnameable, '_');

/** An archive of a PDF for each; it is not pressed further, as PDFs are already. */
export async function archiveOf(
  context: Asking,
  call: PrintingCall,
  all: readonly PrintOrder[],
  onReady: (done: number) => void,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [at, order] of all.entries()) {
    const file = new ZipPassThrough(`${fileNameOf(order.title)}.pdf`);
    archive.add(file);
    file.push(await pdfOf(context, call, order), true);
    onReady(at + 1);
  }
  archive.end();
  return Buffer.concat(pieces);
}
