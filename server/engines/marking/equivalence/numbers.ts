import { plainOf } from './plain.ts';

/** Longer digits are no number that a student writes. */
const maxDigits = 40;

const grouped = /^([+-]?\d{1,3})((?:,\d{3})+)(\.\d+)?$/;

/** The plain text of a number without thousand separators: `1,234.5` and `1 234.5` become `1234.5`. */
export function ungrouped(plain: string): string {
  const comma = grouped.exec(plain.replace(/(\d) (?=\d{3}(?:\D|$))/g, '$1,'));
  return comma ? `${comma[1]}${comma[2]!.replaceAll(',', '')}${comma[3] ?? ''}` : plain;
}

/**
 * A decimal number in its one form, such as `-1200e-2` for −12: sign, digits without outer zeros, power of ten; undefined
 * where the text is no such number. Exact: no digit is lost, whatever the length up to 40 digits.
 */
export function decimalOf(text: string): string | undefined {
  const plain = ungrouped(plainOf(text)).replaceAll(' ', '');
  const found = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3})|\*10\^\(?([+-]?\d{1,3})\)?)?(%?)$/i.exec(plain);
  if (!found) return undefined;
  const [, sign, whole = '', part = '', e, power, percent] = found;
  const digits = whole + part;
  if (digits === '' || digits.length > maxDigits) return undefined;
  const kept = digits.replace(/^0+/, '');
  const bare = kept.replace(/0+$/, '');
  if (bare === '') return '0';
  const exponent = Number(e ?? power ?? 0) - part.length + kept.length - bare.length - (percent ? 2 : 0);
  return `${sign === '-' ? '-' : ''}${bare}e${exponent}`;
}
