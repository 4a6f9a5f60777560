import type { Chosen, Placed } from './filling.ts';
import type { Rule } from './practice-rule.ts';

/** Steps in which a total is shared out: whole marks where there are enough, else halves, else hundredths. */
const steps = [1, 0.5, 0.01] as const;

const isIn = (total: number, step: number): boolean => Math.abs(total / step - Math.round(total / step)) < 1e-9;

/** Shares a total out in proportion to weights, each part at least one step (largest remainders), exactly. */
function sharedOut(total: number, weights: readonly number[]): number[] {
  const step = steps.find((one) => isIn(total, one) && total / one >= weights.length) ?? 0.01;
  const spare = Math.round(total / step) - weights.length;
  const sum = weights.reduce((all, one) => all + one, 0);
  const exact = weights.map((weight) => (spare * weight) / sum);
  const parts = exact.map(Math.floor);
  const rest = spare - parts.reduce((all, one) => all + one, 0);
  const next = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of next.slice(0, rest)) parts[index]! += 1;
  return parts.map((part) => Number(((part + 1) * step).toFixed(2)));
}

/** Questions with what each is worth by the rule. */
export function scored(chosen: readonly Chosen[], { scoring, score }: Rule): Placed[] {
  if (scoring === 'bank' || chosen.length === 0) return chosen.map((one) => ({ ...one, score: one.item.score }));
  if (scoring === 'each') return chosen.map((one) => ({ ...one, score: score! }));
  const shares = sharedOut(
    score!,
    chosen.map(({ item }) => item.score),
  );
  return chosen.map((one, index) => ({ ...one, score: shares[index]! }));
}
