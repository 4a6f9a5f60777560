import { compileSource, createCompiler } from '../../server/engines/printing/typst.ts';
import { readText } from '../content/read.ts';
import type { Paper } from './papers.ts';

/** Turns papers into PDFs, each with its number of pages; equal papers give equal bytes. */
export function typeset(papers: readonly Paper[]): { bytes: Buffer; pages: number }[] {
  const compiler = createCompiler();
  return papers.map(({ title, body }) => {
    // A date of its own keeps the time of day out of the file.
    const settings = `#set document(title: "${title}", date: datetime(year: 2025, month: 9, day: 1))`;
    const compiled = compileSource(compiler, [settings, readText('papers/template.typ'), body].join('\n'));
    if ('problem' in compiled) throw new Error(`${title}: ${compiled.problem}`);
    return { bytes: compiler.pdf(compiled.document), pages: compiled.document.numOfPages };
  });
}
