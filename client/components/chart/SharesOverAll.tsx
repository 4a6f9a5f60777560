import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Counts of one, in the order of their steps. */
  counts: readonly number[];
  /** Counts of all, in the same steps. */
  all: readonly number[];
}

const width = 90;
const height = 26;

const sharesOf = (counts: readonly number[]): number[] => {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count) => (sum === 0 ? 0 : count / sum));
};

/** A distribution the size of a word: bars for one, a line for all. Both are shares, so that they can be compared. */
export function SharesOverAll({ label, counts, all }: Props): ReactNode {
  const own = sharesOf(counts);
  const whole = sharesOf(all);
  const most = Math.max(...own, ...whole, Number.EPSILON);
  const step = width / Math.max(1, own.length);
  const top = (share: number): number => height - (share / most) * (height - 2);
  const line = whole.map((share, at) => `${at * step},${top(share)} ${(at + 1) * step},${top(share)}`).join(' ');
  return (
    <svg width={width} height={height + 1} role="img" aria-label={label} display="block">
      {own.map((share, at) => (
        <rect
          key={at}
          x={at * step}
          y={top(share)}
          width={Math.max(1, step - 1)}
          height={height - top(share)}
          fill="#a9b7f3"
        />
      ))}
      <polyline points={line} fill="none" stroke="#1d2130" strokeWidth={1.2} />
    </svg>
  );
}
