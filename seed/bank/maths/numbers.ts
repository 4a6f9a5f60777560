/** A fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

/** Greatest common divisor of whole numbers, never negative. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Least common multiple of two positive whole numbers. */
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

/** The fraction n / d of whole numbers, reduced. */
export function fraction(n: number, d = 1): Fraction {
  const divisor = gcd(n, d) * (d < 0 ? -1 : 1);
  return { n: n / divisor + 0, d: d / divisor };
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** A fraction or whole number as LaTeX, the sign before it. */
export function texOf(value: Fraction | number): string {
  const { n, d } = typeof value === 'number' ? fraction(value) : value;
  return d === 1 ? String(n) : `${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${d}}`;
}

/** The quotient as LaTeX just as it stands, not reduced. */
export const texQuotient = (n: number | string, d: number | string): string => `\\frac{${n}}{${d}}`;

/** A fraction or whole number as plain text, such as -3/4. */
export function plainOf(value: Fraction | number): string {
  const { n, d } = typeof value === 'number' ? fraction(value) : value;
  return d === 1 ? String(n) : `${n}/${d}`;
}

/** The exact decimal of n divided by a power of ten, without zeros at its end. */
export function decimal(n: number, places: number): string {
  const digits = String(Math.abs(n)).padStart(places + 1, '0');
  const tail = digits.slice(digits.length - places).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - places);
  const point = places > 0 && tail !== '' ? `.${tail}` : '';
  return `${n < 0 ? '-' : ''}${whole}${point}`;
}

/** The decimal of a fraction where it ends after at most four places. */
export function finiteDecimal({ n, d }: Fraction): string | undefined {
  const scaled = (n * 10_000) / d;
  return Number.isInteger(scaled) ? decimal(scaled, 4) : undefined;
}

/** A value between dollar signs; whole numbers without a sign need none. */
export function shown(value: Fraction | number): string {
  const text = texOf(value);
  return /^\d+$/.test(text) ? text : `$${text}$`;
}

/** Every way to write a number as the answer in a blank, the usual one first. */
export function answersOf(value: Fraction | number): string[] {
  const exact = typeof value === 'number' ? fraction(value) : value;
  const ways = [shown(exact), plainOf(exact), exact.d === 1 ? undefined : finiteDecimal(exact)];
  return [...new Set(ways.filter((way) => way !== undefined))];
}

/** A number with its sign, as it follows another term. */
export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/** A number as a factor or after an operator: in brackets when negative. */
export const factor = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

const term = (coefficient: number, letters: string): string => {
  if (letters === '') return String(coefficient);
  if (Math.abs(coefficient) === 1) return `${coefficient < 0 ? '-' : ''}${letters}`;
  return `${coefficient}${letters}`;
};

/** A sum of terms, coefficient and letters each, without the terms that are zero. */
export function sumOf(...terms: readonly (readonly [coefficient: number, letters: string])[]): string {
  const text = terms
    .filter(([coefficient]) => coefficient !== 0)
    .map(([coefficient, letters]) => term(coefficient, letters).replace(/^(?!-)/, '+'))
    .join('');
  return text === '' ? '0' : text.replace(/^\+/, '');
}

/** The largest square factor of n taken out of its root: n = outside² × inside. */
export function rootParts(n: number): { outside: number; inside: number } {
  for (let outside = Math.floor(Math.sqrt(n)); outside > 1; outside--)
    if (n % (outside * outside) === 0) return { outside, inside: n / (outside * outside) };
  return { outside: 1, inside: n };
}

/** coefficient × √radicand as LaTeX, simplified. */
export function texRoot(radicand: number, coefficient: Fraction | number = 1): string {
  const { outside, inside } = rootParts(radicand);
  const front = times(typeof coefficient === 'number' ? fraction(coefficient) : coefficient, fraction(outside));
  if (inside === 1) return texOf(front);
  const top = sumOf([front.n, `\\sqrt{${inside}}`]);
  if (front.d === 1) return top;
  return top.startsWith('-') ? `-${texQuotient(top.slice(1), front.d)}` : texQuotient(top, front.d);
}

const digits = '零一二三四五六七八九';
const places = ['', '十', '百', '千'];

/** The Chinese reading of a number below ten thousand, with 零 for gaps; full length when it follows a higher part. */
function readSection(n: number): string {
  const text = String(n);
  const read = [...text].map((digit, index) =>
    digit === '0' ? '零' : `${digits[Number(digit)]!}${places[text.length - 1 - index]!}`,
  );
  return read.join('').replace(/零+/g, '零').replace(/零$/, '');
}

/** The Chinese reading of a whole number from 1 to 99,999,999. */
export function chineseNumber(n: number): string {
  const high = Math.floor(n / 10_000);
  const low = n % 10_000;
  if (high === 0) return readSection(low);
  const gap = low > 0 && low < 1000 ? '零' : '';
  return `${readSection(high)}万${gap}${low > 0 ? readSection(low) : ''}`;
}
