const degrees = /^℃$|^°$|^%$/;
const plainUnits: Record<string, string> = { '℃': '^\\circ\\mathrm{C}', '°': '^\\circ', '%': '\\%' };

function unitOf(unit: string): string {
  if (degrees.test(unit)) return plainUnits[unit]!;
  const letters = unit
    .replace(/\^(-?\d+)/g, '^{$1}')
    .replace(/Ω/g, '\\Omega ')
    .replace(/μ/g, '\\mu ')
    .replace(/·℃/g, '\\cdot^\\circ C')
    .replace(/·/g, '\\cdot ');
  return `\\,\\mathrm{${letters.trim()}}`;
}

const amount = /^(-?[\d.]+|-?[\d.]*(?:×?10\^-?\d+)) (\S+)$/;

/** A number with its unit as LaTeX without dollars, such as `4.2×10^3` and `J/(kg·℃)`. */
export const quantity = (value: string, unit: string): string =>
  value.replace('×', '\\times ').replace(/\^(-?\d+)/, '^{$1}') + unitOf(unit);

const side = (formula: string): string =>
  `\\mathrm{${formula
    .trim()
    .replace(/([A-Za-z)])(\d+)/g, (_, before: string, digits: string) =>
      digits.length > 1 ? `${before}_{${digits}}` : `${before}_${digits}`,
    )
    .replace(/\^(\d*[+-])/g, '^{$1}')
    .replace(/=/g, '{=}')
    .replace(/·/g, '\\cdot ')
    .replace(/↑/g, '\\uparrow ')
    .replace(/↓/g, '\\downarrow ')
    .replace(/ ([+-]) /g, '$1')
    .trim()}}`;

const condition = (words: string): string =>
  words === '△' ? '\\triangle' : /^[A-Za-z0-9]+$/.test(words) ? side(words) : `\\text{${words}}`;

const signs: Record<string, string> = { '=': '=', '→': '\\rightarrow', '⇌': '\\rightleftharpoons' };

function reaction(source: string): string {
  const [left = '', sign, conditions, right = ''] = source.split(/ ([=→⇌])(?:([^=→⇌ ]+)\1)? /);
  if (!sign) return side(left);
  const [above, below] = (conditions ?? '').split('/');
  const low = below ? `\\underset{${condition(below)}}{${signs[sign]!}}` : signs[sign]!;
  return side(left) + (above ? `\\overset{${condition(above)}}{${low}}` : low) + side(right);
}

function bracket(content: string): string {
  const [, value, unit] = amount.exec(content) ?? [];
  return value && unit ? quantity(value, unit) : reaction(content);
}

/**
 * Text with LaTeX in which a backslash stands for itself. Brackets hold quantities and chemical formulas as one types them:
 * `[4.2×10^3 J/(kg·℃)]`, `[H2SO4]`, `[SO4^2-]`, `[2H2 + O2 =点燃= 2H2O]`, `[N2 + 3H2 ⇌高温、高压/催化剂⇌ 2NH3]`; the words
 * between the signs are the conditions, above and below. Between dollar signs brackets work as well.
 */
export function tex(strings: TemplateStringsArray, ...values: readonly unknown[]): string {
  const parts = String.raw(strings, ...values).split('$');
  const shown = parts.map((part, index) =>
    part.replace(/\[([^\]]+)\]/g, (_, content: string) => (index % 2 ? bracket(content) : `$${bracket(content)}$`)),
  );
  return shown.join('$');
}

/** Text as it stands, whatever its values are; for expressions with exact numbers. */
export const plain = (strings: TemplateStringsArray, ...values: readonly unknown[]): string =>
  String.raw(strings, ...values);
