import type { ReactNode } from 'react';
import { pathThrough, pointsIn } from './line-points.ts';
import { colourOf } from './tones.ts';

const area = { left: 3, top: 3, width: 114, height: 18 };

/** A line the size of a word: shares from 0 to 1, null where there is none. The figures stand beside it. */
export function Sparkline({ values }: { values: readonly (number | null)[] }): ReactNode {
  const points = pointsIn(values, area);
  const last = points.at(-1);
  return (
    <svg width="100%" height={24} display="block" viewBox="0 0 120 24" preserveAspectRatio="xMinYMid" aria-hidden>
      <path d={pathThrough(points)} fill="none" stroke={colourOf(0)} strokeWidth={1.5} strokeLinejoin="round" />
      {last && <circle cx={last.x} cy={last.y} r={2.5} fill={colourOf(0)} />}
    </svg>
  );
}
