import type { Random } from '../../random.ts';
import type { BankQuestion, Template } from '../bank.ts';
import type { Exact } from './exact.ts';
import { quantity } from './text.ts';

const patience = 3000;

/** Questions whose numbers are drawn anew until they are neat: `draw` gives nothing for those that are not. */
export const template = (count: number, draw: (random: Random) => BankQuestion | undefined): Template => ({
  count,
  make: (random) => {
    for (let tries = 0; tries < patience; tries++) {
      const question = draw(random);
      if (question) return question;
    }
    throw new Error('No neat numbers');
  },
});

/** One of the numbers from low to high, in steps. */
export const between = (random: Random, low: number, high: number, step = 1): number =>
  low + step * random.below(Math.floor((high - low) / step + 1e-9) + 1);

interface Choices {
  right: string;
  wrong: [string, string, string];
}

/** One right option and the first three wrong ones that differ from it and from each other; nothing if there are fewer. */
export function choices(right: string, errors: readonly string[]): Choices | undefined {
  const [first, second, third] = [...new Set(errors)].filter((error) => error !== right);
  return first && second && third ? { right, wrong: [first, second, third] } : undefined;
}

/** The same for quantities of one unit; only numbers with few digits after the point pass. */
export function quantities(unit: string, right: Exact, errors: readonly Exact[], places = 2): Choices | undefined {
  const show = (value: Exact) => `$${unit ? quantity(value.toString(), unit) : value.toString()}$`;
  if (!right.neat(places)) return undefined;
  return choices(
    show(right),
    errors.filter((error) => error.neat(places)).map((error) => show(error)),
  );
}

/** The same for large or small quantities, written with a power of ten and at most two digits after the point. */
export function powers(unit: string, right: Exact, errors: readonly Exact[]): Choices | undefined {
  const neat = (value: Exact) => value.above > 0 && value.places < 12 && /^\d(\.\d{1,2})?×/.test(value.scientific);
  const show = (value: Exact) => `$${quantity(value.scientific, unit)}$`;
  if (!neat(right)) return undefined;
  return choices(
    show(right),
    errors.filter(neat).map((error) => show(error)),
  );
}
