import { symbolMap, tex2typst } from 'tex2typst';
import { pairBars } from './formula-bars.ts';
import { takeRules } from './formula-tables.ts';

/** Commands beside those that stand for one symbol; any other is refused, since its name would be set as a word. */
const commands = new Set(
  (
    'frac dfrac tfrac cfrac binom sqrt text mathrm mathbf mathit mathcal mathbb mathfrak mathsf mathtt boldsymbol rm bf it ' +
    'operatorname overline underline overbrace underbrace overset underset stackrel overrightarrow overleftarrow vec hat ' +
    'widehat widetilde tilde bar dot ddot left right big Big bigg Bigg bigl bigr Bigl Bigr begin end displaystyle ' +
    'textstyle limits nolimits not sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log lg ln exp lim max min ' +
    'sup inf det gcd dim ker deg arg Pr pmod bmod mod quad qquad lvert rvert xrightarrow xlongequal square hline'
  ).split(' '),
);

/** A quotation mark would end a Typst string: it is carried through the conversion by a private character. */
const quote = '\ue000';

/** Bonds between atoms, carried through as well: signs of relations and operators would stand apart from what they join. */
const bonds = { '=': '\ue002', '-': '\ue003' } as const;
const bond = /(?<!\\[a-zA-Z]+|[}\^_])\{([=-])\}/g;

/** A structure without charges and other equations. */
const structure = /\\mathrm\{(-?[A-Z](?:[\w(){}\ue002]|-)*)\}/g;

/** What stands above (and, in brackets, below) an arrow or an equals sign of a chemical equation. */
const labelledSign = /\\x(rightarrow|longequal)\s*(?:\[([^\]]*)\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

const signs = { rightarrow: '\\longrightarrow', longequal: '=\\!=\\!=' };

/** An equals sign with the conditions of a reaction above or below it. */
const conditioned = /\\(over|under)set\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*\{=\}/g;

/** Equations behind one brace. */
const braced = /\\left\s*\\\{\s*\\begin\{(aligned|array)\}(?:\{[lcr]*\})?(.*?)\\end\{\1\}\s*\\right\s*\./gs;

function labelled(_: string, sign: keyof typeof signs, below: string | undefined, above: string): string {
  const named = `\\overset{${above}}{${signs[sign]}}`;
  return `\\;${below ? `\\underset{${below}}{${named}}` : named}\\;`;
}

/** Commands whose names in Typst are newer than our compiler. */
const characters: Record<string, string> = {
  langle: '⟨',
  rangle: '⟩',
  oplus: '⊕',
  frown: '⌢',
  smile: '⌣',
  square: '□',
};

const prepare = (tex: string): string =>
  tex
    .replaceAll('"', quote)
    .replace(bond, (_, sign: '=' | '-') => bonds[sign])
    .replace(structure, (formula) => formula.replaceAll('-', bonds['-']))
    .replace(conditioned, `\\;\\$1set{$2}{${signs.longequal}}\\;`)
    .replace(labelledSign, labelled)
    .replace(braced, '\\begin{cases}$2\\end{cases}')
    .replace(/\\stackrel(?![a-zA-Z])/g, '\\overset')
    .replace(/\\([lr])vert(?![a-zA-Z])/g, '|')
    // An index without braces is one digit: what follows stands beside it.
    .replace(/([_^])\s*(\d)(?=\d)/g, '$1{$2}')
    .replace(/\\([a-zA-Z]+)/g, (command, name: string) => characters[name] ?? command)
    // A raised ring is a degree, whose sign is better placed.
    .replace(/\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![a-zA-Z]))/g, '°');

const finish = (typst: string): string =>
  pairBars(typst)
    // An index may stand before its letter, or alone.
    .replace(/#none(?=[_^])/g, '""')
    .replace(/(^|[\s(,])(?=[_^])/g, '$1""')
    // A triangle names what follows, and an arrow up or down tells of a gas or a solid: they are no operators.
    .replace(/(?<![a-zA-Z.])(?:triangle\.t|arrow\.[tb])(?![a-zA-Z.])/g, 'class("normal", $&)')
    // Several primes come out as a power of primes.
    .replace(/\^\(((?:' ?)+)\)/g, (_, primes: string) => primes.replaceAll(' ', ''));

const string = /"(?:\\.|[^"\\])*"/g;
const place = '\ue001';

/** Changes what is no string. */
function changeOutside(typst: string, change: (math: string) => string): string {
  const strings = typst.match(string) ?? [];
  let index = 0;
  return change(typst.replace(string, place)).replaceAll(place, () => strings[index++]!);
}

/** A number sign would begin code. */
function isKnown(tex: string): boolean {
  if (tex.includes('#')) return false;
  // A backslash may also stand before a sign, such as another backslash for a new line.
  for (const [, name] of tex.matchAll(/\\(?:([a-zA-Z]+)|.)/gs)) {
    if (name !== undefined && !commands.has(name) && !symbolMap.has(name)) return false;
  }
  return true;
}

const converted = new Map<string, string | undefined>();
const mostRemembered = 20_000;

function convert(tex: string): string | undefined {
  try {
    if (!isKnown(tex)) return undefined;
    const { plain, restore } = takeRules(prepare(tex));
    const typst = restore(tex2typst(plain, { fracToSlash: false }));
    return changeOutside(typst, finish)
      .replaceAll(quote, '\\u{201d}')
      .replace(/[\ue002\ue003]/g, (sign) => ` class("normal", ${sign === bonds['='] ? '=' : '-'}) `);
  } catch {
    return undefined;
  }
}

/** LaTeX (what KaTeX and our bank have in common) as Typst's math; undefined where it cannot be converted. */
export function typstFormula(tex: string): string | undefined {
  if (converted.has(tex)) return converted.get(tex);
  if (converted.size >= mostRemembered) converted.clear();
  const formula = convert(tex);
  converted.set(tex, formula);
  return formula;
}

/** Remembers that a formula was converted into something that Typst does not take. */
export const forgetFormula = (tex: string): void => void converted.set(tex, undefined);
