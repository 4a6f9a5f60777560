import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { typstFormula } from '../../server/engines/printing/formula.ts';
import { compileSource, createCompiler } from '../../server/engines/printing/typst.ts';
import { readText } from '../content/read.ts';
import type { EnteredPage, EnteredQuestion } from './entered-pages.ts';

/** Millimetres of the page that `page.typ` lays out: its size, its margins, its head, and the place of each question. */
const paper = { width: 160, height: 208, side: 10, top: 10, head: 12, question: 45 };

/** Where a question stands on its page, in thousandths; a little less than its place, so that no two touch. */
export function boxOf(index: number): { x: number; y: number; width: number; height: number } {
  const above = paper.top + paper.head + index * paper.question;
  return {
    x: Math.round((1000 * paper.side) / paper.width),
    y: Math.round((1000 * (above + 2)) / paper.height),
    width: Math.round((1000 * (paper.width - 2 * paper.side)) / paper.width),
    height: Math.round((1000 * (paper.question - 5)) / paper.height),
  };
}

const plain = (text: string): string =>
  text
    .split(/(_{4,})/)
    .map((part, index) => (index % 2 === 1 ? '#blank' : `#${JSON.stringify(part)}`))
    .join('');

/** Text with LaTeX between dollar signs, as Typst takes it. */
function typstText(text: string): string {
  const parts = text.split('$').map((part, index) => {
    if (index % 2 === 0) return plain(part);
    const formula = typstFormula(part);
    if (formula === undefined) throw new Error(`公式不能排版：${part}`);
    return `$${formula}$`;
  });
  return `[${parts.join('')}]`;
}

const call = ({ stem, options }: EnteredQuestion, index: number): string =>
  `#question(${[index + 1, ...[stem, ...options].map(typstText)].join(', ')})`;

let compiler: NodeCompiler | undefined;

/** A page as the book prints it, a picture in a data URL; equal pages give equal pictures. */
export function pictureOf({ page, questions }: EnteredPage, title: string): string {
  compiler ??= createCompiler();
  const head = `#top(${typstText(title)}, ${page})`;
  const compiled = compileSource(compiler, [readText('workbooks/page.typ'), head, ...questions.map(call)].join('\n'));
  if ('problem' in compiled) throw new Error(`${title}: ${compiled.problem}`);
  return `data:image/svg+xml;base64,${Buffer.from(compiler.plainSvg(compiled.document)).toString('base64')}`;
}
