import { piecesOf, type Emphasis, type Piece } from '../../../contracts/rich-text.ts';
import { typstFormula } from './formula.ts';
import { isInFormula, printable } from './glyphs.ts';
import type { Materials } from './materials.ts';

/** A piece of a line, as the templates take it: text, Typst's math, LaTeX that cannot be set, a blank of so many em, or text with a mark. */
export type Run =
  | { text: string; narrow?: true }
  | { math: string; before?: true; after?: true; closed?: true }
  | { source: string }
  | { blank: number; joined?: true; closed?: true }
  | { mark: Emphasis; runs: Run[] };

/** A line; a Latin one has narrow quotation marks. */
export interface Line {
  latin: boolean;
  runs: Run[];
}

const chinese = /[\p{sc=Han}、。，；：？！《》【】]/u;
const touches = /[\p{sc=Han}\p{L}\p{N}]/u;
/** An apostrophe within a Latin word, which the Chinese font would set as wide as a character. */
const apostrophe = /(?<=[A-Za-z])’(?=[A-Za-z])/;

const shortestBlank = 4.5;
const longestBlank = 20;

/** Text as lines of pieces; what cannot be printed is told. */
export const richText = (text: string, materials: Materials): Line[] =>
  text.split('\n').map((line) => ({ latin: !chinese.test(line), runs: runsOf(line, materials) }));

/** Text in which nothing has a meaning; what cannot be printed is told. */
export const plainText = (text: string, materials: Materials): string =>
  printable(text.replaceAll('\n', ' '), materials.problems);

/** Any value with its texts made ready for paper. */
export function plainTexts<Value>(value: Value, plain: (text: string) => string): Value {
  if (typeof value === 'string') return plain(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => plainTexts(one, plain)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainTexts(one, plain)])) as Value;
}

function runsOf(line: string, materials: Materials): Run[] {
  const pieces = piecesOf(line);
  return pieces.flatMap((piece, index) => {
    switch (piece.kind) {
      case 'text':
        return textRuns(piece.text, materials);
      case 'marked':
        return { mark: piece.emphasis, runs: textRuns(piece.text, materials) };
      case 'blank':
        return blankRun(piece.length, writtenIn(pieces[index - 1]), writtenIn(pieces[index + 1]));
      case 'formula':
        return formulaRun(piece.tex, writtenIn(pieces[index - 1]).at(-1), writtenIn(pieces[index + 1])[0], materials);
      case 'break':
        return [];
    }
  });
}

const writtenIn = (piece: Piece | undefined): string => (piece && 'text' in piece ? piece.text : '');

function textRuns(text: string, { problems }: Materials): Run[] {
  const parts = printable(text, problems).split(apostrophe);
  return parts.flatMap((part, index): Run[] => [
    ...(index > 0 ? [{ text: '’', narrow: true } as const] : []),
    ...(part === '' ? [] : [{ text: part }]),
  ]);
}

/** Punctuation that never begins a line. */
const closing = /^[，。、；：！？）》」』】”,.;:!?)%]/;

/** A blank with what stands before and after it. */
const blankRun = (length: number, before: string, after: string): Run => ({
  blank: Math.min(Math.max(length, shortestBlank), longestBlank),
  ...(/[A-Za-z)）]$/.test(before) && { joined: true }),
  ...(closing.test(after) && { closed: true }),
});

/** A formula with what stands before and after it. */
function formulaRun(tex: string, before = '', after = '', { problems, formulas }: Materials): Run {
  const shown = printable(tex, problems, isInFormula);
  const math = typstFormula(shown);
  if (math === undefined) {
    problems.add(`公式无法排版，已印原文：${shown}`);
    return { source: shown };
  }
  formulas.set(shown, math);
  return {
    math,
    ...(touches.test(before) && { before: true }),
    ...(touches.test(after) && { after: true }),
    ...(closing.test(after) && { closed: true }),
  };
}
