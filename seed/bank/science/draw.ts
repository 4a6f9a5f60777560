import type { Exact } from './exact.ts';
import { quantity } from './text.ts';

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
