// Student's t distribution, by the incomplete beta function.

/** Coefficients of the gamma function (Lanczos, A Precision Approximation of the Gamma Function, SIAM Journal B 1, 1964; g = 7, n = 9). */
const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/** ln Γ(x) for x above nought, to about 15 digits. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  let sum = 0.9999999999998099;
  for (let at = 0; at < lanczos.length; at++) sum += lanczos[at]! / (x + at);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const tiny = 1e-300;
const precise = 1e-15;

const apart = (value: number): number => (Math.abs(value) < tiny ? tiny : value);

/** Its next two parts. */
const partsOf = (m: number, x: number, a: number, b: number): [number, number] => [
  (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
  (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
];

/** The continued fraction of the incomplete beta function (NIST Digital Library of Mathematical Functions, 8.17.22), by Lentz. */
function fraction(x: number, a: number, b: number): number {
  let numerator = 1;
  let denominator = 1 / apart(1 - ((a + b) * x) / (a + 1));
  let found = denominator;
  for (let m = 1; m < 10_000; m++) {
    const [even, odd] = partsOf(m, x, a, b);
    denominator = 1 / apart(1 + even * denominator);
    numerator = apart(1 + even / numerator);
    found *= numerator * denominator;
    denominator = 1 / apart(1 + odd * denominator);
    numerator = apart(1 + odd / numerator);
    const step = numerator * denominator;
    found *= step;
    if (Math.abs(step - 1) < precise) break;
  }
  return found;
}

/** Iₓ(a, b) from 0 to 1; `rest` is 1 − x, which the caller knows more exactly than subtraction tells. */
function incompleteBeta(x: number, rest: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (rest <= 0) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(rest));
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(rest, b, a)) / b;
}

/** Share of Student's t distribution above t, for any degrees of freedom above nought (formula 26.7.1 of Abramowitz & Stegun, 1964). */
export function tTail(t: number, freedom: number): number {
  const whole = freedom + t * t;
  const tail = incompleteBeta(freedom / whole, (t * t) / whole, freedom / 2, 0.5) / 2;
  return t >= 0 ? tail : 1 - tail;
}

/** Its density. */
const tDensity = (t: number, freedom: number): number =>
  Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2) - ((freedom + 1) / 2) * Math.log1p((t * t) / freedom)) /
  Math.sqrt(freedom * Math.PI);

/** What a normal number is above in 2.5 % of all cases. */
export const z95 = 1.959963984540054;

/** About the same, the better the more degrees of freedom there are (formula 26.7.5, same handbook). */
const nearQuantile = (freedom: number): number =>
  z95 +
  (z95 ** 3 + z95) / (4 * freedom) +
  (5 * z95 ** 5 + 16 * z95 ** 3 + 3 * z95) / (96 * freedom ** 2) +
  (3 * z95 ** 7 + 19 * z95 ** 5 + 17 * z95 ** 3 - 15 * z95) / (384 * freedom ** 3);

/** Student's t that 2.5 % of its distribution are above: by Newton, from a place near by. */
export function tQuantile(freedom: number): number {
  let t = freedom < 3 ? z95 : nearQuantile(freedom);
  for (let at = 0; at < 60; at++) {
    const step = (tTail(t, freedom) - 0.025) / tDensity(t, freedom);
    t += step;
    if (Math.abs(step) < 1e-9 * t) break;
  }
  return t;
}
