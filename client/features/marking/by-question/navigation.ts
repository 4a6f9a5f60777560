import { responseKey, type MarkedAnswer } from '../marks.ts';

/** Where an arrow key leads. */
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The answer before or after the one at `current`; at an end it stays. */
export function neighbourOf(answers: readonly MarkedAnswer[], current: string, direction: Direction): string {
  const keys = answers.map(responseKey);
  const by = direction === 'ArrowDown' || direction === 'ArrowRight' ? 1 : -1;
  return keys[Math.max(0, keys.indexOf(current)) + by] ?? current;
}

/** The next answer after `current` that is still to be looked at, from the beginning again at the end. */
export function nextUnreviewed(
  answers: readonly MarkedAnswer[],
  current: string,
  isOpen: (answer: MarkedAnswer) => boolean,
): string | undefined {
  const at = answers.findIndex((answer) => responseKey(answer) === current);
  const next = [...answers.slice(at + 1), ...answers.slice(0, Math.max(at, 0))].find(isOpen);
  return next && responseKey(next);
}
