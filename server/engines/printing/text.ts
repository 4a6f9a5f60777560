import { typstFormula } from './formula.ts';
import { isInFormula, printable } from './glyphs.ts';
import type { Materials } from './materials.ts';

/** A piece of a line, as the templates take it: text, Typst's math, LaTeX that cannot be set, or a blank of so many em. */
export type Run =
  | { text: string; narrow?: true }
  | { math: string; before?: true; after?: true }
  | { source: string }
  | { blank: number; joined?: true; closed?: true };

/** A line; a Latin one has narrow quotation marks. */
export interface Line {
  latin: boolean;
  runs: Run[];
}

const piece = /\$([^$\n]+)\$|_{4,}/g;
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
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(piece)) {
    runs.push(...textRuns(line.slice(end, match.index), materials));
    end = match.index + match[0].length;
    runs.push(match[1] === undefined ? blankRun(line, match) : formulaRun(line, match, match[1], materials));
  }
  return [...runs, ...textRuns(line.slice(end), materials)];
}

function textRuns(text: string, { problems }: Materials): Run[] {
  const parts = printable(text, problems).split(apostrophe);
  return parts.flatMap((part, index): Run[] => [
    ...(index > 0 ? [{ text: '’', narrow: true } as const] : []),
    ...(part === '' ? [] : [{ text: part }]),
  ]);
}

/** Punctuation that never begins a line. */
const closing = /[，。、；：！？）》」』】”,.;:!?)%]/;

const blankRun = (line: string, { 0: { length }, index }: RegExpExecArray): Run => ({
  blank: Math.min(Math.max(length, shortestBlank), longestBlank),
  ...(/[A-Za-z)）]/.test(line[index - 1] ?? '') && { joined: true }),
  ...(closing.test(line[index + length] ?? '') && { closed: true }),
});

function formulaRun(line: string, match: RegExpExecArray, tex: string, { problems, formulas }: Materials): Run {
  const shown = printable(tex, problems, isInFormula);
  const math = typstFormula(shown);
  if (math === undefined) {
    problems.add(`公式无法排版，已印原文：${shown}`);
    return { source: shown };
  }
  formulas.set(shown, math);
  return {
    math,
    ...(touches.test(line[match.index - 1] ?? '') && { before: true }),
    ...(touches.test(line[match.index + match[0].length] ?? '') && { after: true }),
  };
}
