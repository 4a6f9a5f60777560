import type { Random } from '../random.ts';
import type { BankQuestion, SingleChoice, Template } from './bank.ts';

/** Text with LaTeX in which a backslash stands for itself. */
export const tex = String.raw;

/** Steps of a solution, a line each. */
export const lines = (...steps: string[]): string => steps.join('\n');

/** A formula in the text. */
export const inline = (formula: string): string => `$${formula}$`;

/** An angle in degrees. */
export const degrees = (n: number): string => inline(tex`${n}^\circ`);

/** Ways to write a formula as the answer in a blank: set, as it is typed, and others. */
export const formulaWays = (formula: string, ...others: string[]): string[] => [
  ...new Set([inline(formula), formula, ...others]),
];

/** One of the numbers from low to high, both included, in steps. */
export const between = (random: Random, low: number, high: number, step = 1): number =>
  low + step * random.below(Math.floor((high - low) / step + 1e-9) + 1);

/** A whole number from low to high that is not zero. */
export function nonZero(random: Random, low: number, high: number): number {
  const n = between(random, low, high);
  return n === 0 ? nonZero(random, low, high) : n;
}

/** The items in a random order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}

const attempts = 3000;

/** Questions with numbers drawn anew until `draw` finds them neat; `undefined` asks for other numbers. */
export const template = (count: number, draw: (random: Random) => BankQuestion | undefined): Template => ({
  count,
  make: (random) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const question = draw(random);
      if (question !== undefined) return question;
    }
    throw new Error(`No neat numbers in ${attempts} attempts.`);
  },
});

interface Choice extends Omit<SingleChoice, 'type' | 'wrong' | 'because'> {
  /** What typical errors lead to, the likeliest first. */
  errors: readonly string[];
  /** What each error comes from, see the catalogue of misconceptions. */
  because?: readonly string[];
}

/**
 * The first three errors that differ from what is right and from each other, with what they come from; undefined if there are
 * fewer. An empty text is none.
 */
export function threeErrors(
  right: string,
  errors: readonly string[],
  because: readonly string[] = [],
): Pick<SingleChoice, 'wrong' | 'because'> | undefined {
  const distinct = errors
    .map((error, index) => ({ error, reason: because[index] ?? '-' }))
    .filter(({ error }, index) => error !== '' && error !== right && errors.indexOf(error) === index);
  const [first, second, third] = distinct;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return {
    wrong: [first.error, second.error, third.error],
    because: [first.reason, second.reason, third.reason],
  };
}

/** A single choice with the first three errors that differ from the right option and each other; undefined if there are fewer. */
export function choice({ errors, because, ...rest }: Choice): SingleChoice | undefined {
  const wrong = threeErrors(rest.right, errors, because);
  return wrong && { type: 'single', ...rest, ...wrong };
}
