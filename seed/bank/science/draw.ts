import type { SingleChoice } from '../bank.ts';
import { threeErrors } from '../making.ts';
import type { Exact } from './exact.ts';
import { quantity } from './text.ts';

type Choices = Pick<SingleChoice, 'right' | 'wrong' | 'because'>;

/** One right option and the first three wrong ones that differ from it and from each other; nothing if there are fewer. */
export function choices(right: string, errors: readonly string[], because?: readonly string[]): Choices | undefined {
  const wrong = threeErrors(right, errors, because);
  return wrong && { right, ...wrong };
}

/** The same for quantities of one unit; only numbers with few digits after the point pass. */
export function quantities(
  unit: string,
  right: Exact,
  errors: readonly Exact[],
  places = 2,
  because?: readonly string[],
): Choices | undefined {
  const show = (value: Exact) => `$${unit ? quantity(value.toString(), unit) : value.toString()}$`;
  if (!right.neat(places)) return undefined;
  return choices(
    show(right),
    errors.map((error) => (error.neat(places) ? show(error) : '')),
    because,
  );
}

/** The same for large or small quantities, written with a power of ten and at most two digits after the point. */
export function powers(
  unit: string,
  right: Exact,
  errors: readonly Exact[],
  because?: readonly string[],
): Choices | undefined {
  const neat = (value: Exact) => value.above > 0 && value.places < 12 && /^\d(\.\d{1,2})?×/.test(value.scientific);
  const show = (value: Exact) => `$${quantity(value.scientific, unit)}$`;
  if (!neat(right)) return undefined;
  return choices(
    show(right),
    errors.map((error) => (neat(error) ? show(error) : '')),
    because,
  );
}
