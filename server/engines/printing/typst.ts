import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);

/** File of the regular weight; the bold one has the same characters. */
export const regularFont = require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');

const bookFont = require.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf');

const boldBookFont = require.resolve('@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf');

const boldFont = require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf');

/**
 * A compiler with the printed fonts. It finds the machine's fonts as well and cannot be told not to: sources name their
 * fonts and set `fallback: false`, so that a document is the same everywhere.
 */
export const createCompiler = (): NodeCompiler =>
  NodeCompiler.create({ fontArgs: [{ fontPaths: [regularFont, boldFont, bookFont, boldBookFont].map(dirname) }] });

/** A document, or what is wrong with its source. */
export type Compiled = { document: NodeTypstDocument } | { problem: string };

/** Compiles a source. */
export function compileSource(compiler: NodeCompiler, mainFileContent: string): Compiled {
  const compiled = compiler.compile({ mainFileContent });
  const document = compiled.result;
  return document ? { document } : { problem: JSON.stringify(compiled.takeError()?.shortDiagnostics) };
}
