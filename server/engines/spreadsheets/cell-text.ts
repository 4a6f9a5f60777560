// No exponent, and no noise behind the 15 digits that a workbook keeps.
function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(15).replace(/\.?0+$/, '');
}

/** A number as its cell shows it: a format of zeros alone, as schools use for student numbers, pads on the left. */
export function numberText(value: number, format: string | undefined): string {
  const digits = format && /^0{2,}$/.test(format) ? format.length : 0;
  return plainNumber(value).padStart(digits, '0');
}

/** A yes or no as spreadsheets show it. */
export const booleanText = (value: boolean): string => (value ? 'TRUE' : 'FALSE');

/** `yyyy-MM-dd`, with ` HH:mm:ss` behind it where the time is not midnight. */
export const withoutMidnight = (dateTime: string): string => dateTime.replace(' 00:00:00', '');
