import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper } from './paper.ts';
import { template } from './template.ts';

const require = createRequire(import.meta.url);
const regular = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'));
const bold = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'));

/** Turns papers into PDFs, each with its number of pages; equal papers give equal bytes. */
export function typeset(papers: readonly Paper[]): { bytes: Buffer; pages: number }[] {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [regular, bold] }] });
  return papers.map(({ title, body }) => {
    // A date of its own keeps the time of day out of the file.
    const settings = `#set document(title: "${title}", date: datetime(year: 2025, month: 9, day: 1))`;
    const { result, ...failed } = compile(compiler, settings + template + body);
    if (!result) throw new Error(`${title}: ${failed.problem}`);
    return { bytes: compiler.pdf(result), pages: result.numOfPages };
  });
}

function compile(compiler: NodeCompiler, mainFileContent: string) {
  const compiled = compiler.compile({ mainFileContent });
  const problem = JSON.stringify(compiled.takeError()?.shortDiagnostics);
  return { result: compiled.result, problem };
}
