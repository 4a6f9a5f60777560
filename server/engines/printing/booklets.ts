import { readFile } from 'node:fs/promises';
import type { BookletPart, PrintOrder, PrintPart, PrintResult } from './document.ts';
import { notPrintable } from './print-error.ts';
import { printDocument } from './print.ts';

type OrderPart = PrintOrder['parts'][number];

const isBooklet = (part: OrderPart): part is BookletPart => 'kind' in part && part.kind === 'booklet';

const partsIn = (part: Exclude<OrderPart, BookletPart>): PrintPart[] =>
  part instanceof Uint8Array ? [JSON.parse(Buffer.from(part).toString()) as PrintPart | PrintPart[]].flat() : [part];

/** Prints what is ordered: PDFs that are there already come first, as they are. */
export async function printOrder({ title, parts }: PrintOrder): Promise<PrintResult> {
  const booklets = parts.filter(isBooklet);
  const rest = parts.flatMap((part) => (isBooklet(part) ? [] : partsIn(part)));
  if (booklets.length === 0) return printDocument({ title, parts: rest });
  const typeset = rest.length > 0 ? printDocument({ title, parts: rest }) : undefined;
  const files = await Promise.all(booklets.map(({ path }) => readFile(path)));
  const { pdf, pages } = await joined(title, [...files, ...(typeset ? [typeset.pdf] : [])]);
  return { pdf, pages, layouts: typeset?.layouts ?? [], problems: typeset?.problems ?? [] };
}

async function joined(title: string, files: readonly Uint8Array[]): Promise<{ pdf: Uint8Array; pages: number }> {
  const { PDF } = await import('@libpdf/core');
  try {
    const whole = await PDF.merge([...files]);
    whole.setTitle(title);
    return { pdf: await whole.save(), pages: whole.getPageCount() };
  } catch (error) {
    throw notPrintable(`上传的 PDF 无法合并：${error instanceof Error ? error.message : String(error)}`);
  }
}
