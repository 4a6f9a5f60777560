import { type Exact, exact } from '../exact.ts';

/** Relative atomic masses as school papers give them. */
const weights: Record<string, number> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Al: 27,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Mn: 55,
  Fe: 56,
  Cu: 64,
  Zn: 65,
};

const symbols = /([A-Z][a-z]?)(\d*)/g;

/** The formula without brackets: `Ca(OH)2` becomes `CaO2H2`. */
const opened = (formula: string): string =>
  formula.replace(/\((\w+)\)(\d+)/g, (_, group: string, times: string) =>
    group.replace(symbols, (_all, symbol: string, count: string) => `${symbol}${Number(count || 1) * Number(times)}`),
  );

/** Each element of a formula with the number of its atoms, in the order of the formula. */
export function atomsOf(formula: string): [symbol: string, count: number][] {
  const atoms = new Map<string, number>();
  for (const [, symbol = '', count] of opened(formula).matchAll(symbols)) {
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + Number(count || 1));
  }
  return [...atoms];
}

export const weightOf = (symbol: string): number => weights[symbol]!;

/** The relative mass of a formula. */
export const massOf = (formula: string): Exact =>
  atomsOf(formula).reduce((sum, [symbol, count]) => sum.plus(exact(weightOf(symbol)).times(count)), exact(0));

/** How the relative mass is added up, such as `40+12+16*3`. */
export const sumOf = (formula: string): string =>
  atomsOf(formula)
    .map(([symbol, count]) => (count === 1 ? String(weightOf(symbol)) : `${weightOf(symbol)}*${count}`))
    .join('+');

/** The same as LaTeX. */
export const shownSum = (formula: string): string => sumOf(formula).replaceAll('*', '\\times');
