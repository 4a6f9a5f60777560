import { atomsOf } from './chemistry/masses.ts';

const elements = new Set('H C N O F Na Mg Al Si P S Cl K Ca Cr Mn Fe Cu Zn Br Ag I Ba B'.split(' '));

const sign = /\\overset\{.*?\{(?:=|\\rightarrow|\\rightleftharpoons)\}+|(?<!\{)=|\\rightarrow|\\rightleftharpoons/;

/** One side as one types it, with charges such as `@2p` and electrons taken away as `~2e@1m`. */
const typed = (side: string): string =>
  side
    .replace(/\\text\{[^}]*\}|\\(?:up|down)arrow|\((?:g|s|l|aq)\)/g, '')
    .replace(/\\frac\{1\}\{2\}/g, '0.5')
    .replace(/\^\{(\d*)([+-])\}/g, (_, many: string, kind: string) => `@${many || 1}${kind === '+' ? 'p' : 'm'}`)
    .replace(/\{=\}|\\mathrm|[{}_\s]/g, '')
    .replace(/-(\d*e@)/g, '+~$1')
    .replace(/\\cdot/g, '.');

/** Sides of an equation, or nothing if it is none of formulas. */
function sidesOf(formula: string): [left: string, right: string] | undefined {
  const [left = '', right = '', more] = formula.split(sign);
  if (more !== undefined || ![left, right].every((side) => side.includes('\\mathrm'))) return undefined;
  const sides: [string, string] = [typed(left), typed(right)];
  const known = sides.every(
    (side) =>
      /^[\w()+@~.]+$/.test(side) &&
      (side.replace(/e?@\d+[pm]/g, '').match(/[A-Z][a-z]?|[a-z]/g) ?? []).every((symbol) => elements.has(symbol)),
  );
  return known ? sides : undefined;
}

/** Chemical equations in a text, as LaTeX without dollars. */
export const equationsIn = (text: string): string[] =>
  text.split('$').filter((formula, index) => index % 2 === 1 && sidesOf(formula) !== undefined);

/** Adds up atoms and charge of a term such as `2Fe@3p` or `BaO2H2.8H2O`. */
function addTerm(totals: Map<string, number>, term: string): void {
  const [, taken, many = '', formula = '', charge, kind] = /^(~?)(\d*\.?\d*)([^@]*)(?:@(\d+)([pm]))?$/.exec(term) ?? [];
  const times = Number(many || 1) * (taken ? -1 : 1);
  const add = (name: string, count: number) => totals.set(name, (totals.get(name) ?? 0) + count * times);
  if (charge) add('charge', kind === 'p' ? Number(charge) : -Number(charge));
  for (const part of formula.split('.')) {
    const [, molecules, bare = ''] = /^(\d*)(.*)$/.exec(part) ?? [];
    for (const [symbol, count] of atomsOf(bare)) add(symbol, count * Number(molecules || 1));
  }
}

function totalOf(side: string): string {
  const totals = new Map<string, number>();
  for (const term of side.split('+')) addTerm(totals, term);
  return [...totals]
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name} ${count}`)
    .sort()
    .join();
}

/** Whether both sides of an equation have the same atoms and the same charge. */
export function isBalanced(equation: string): boolean {
  const [left, right] = sidesOf(equation) ?? [];
  return left !== undefined && right !== undefined && totalOf(left) === totalOf(right);
}
