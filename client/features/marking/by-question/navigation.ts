import { responseKey, type MarkedAnswer } from '../marks.ts';
import type { GridRow } from './grouping.ts';

/** Where an arrow key leads. */
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The answer in a direction of the one at `current`; at an edge it stays. */
export function neighbourOf(rows: readonly GridRow[], current: string, direction: Direction): string {
  const lines = rows.flatMap((row) => (row.kind === 'answers' ? [row.answers.map(responseKey)] : []));
  const line = lines.findIndex((keys) => keys.includes(current));
  if (line === -1) return lines[0]?.[0] ?? current;
  if (direction === 'ArrowUp' || direction === 'ArrowDown') {
    const target = lines[line + (direction === 'ArrowDown' ? 1 : -1)];
    const column = lines[line]!.indexOf(current);
    return target ? (target[column] ?? target.at(-1)!) : current;
  }
  const all = lines.flat();
  return all[all.indexOf(current) + (direction === 'ArrowRight' ? 1 : -1)] ?? current;
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
