import type { ReactNode } from 'react';
import { pathThrough, pointsIn } from './line-points.ts';
import { colourOf, type Tone } from './tones.ts';

interface Props {
  /** Shares from 0 to 1, null where there is none. */
  values: readonly (number | null)[];
  /** Its shape: how wide it is at a height of 24. */
  width?: number;
  tone?: Tone;
}

/** A line the size of a word. The figures stand beside it. */
export function Sparkline({ values, width = 120, tone = '' }: Props): ReactNode {
  const points = pointsIn(values, { left: 3, top: 3, width: width - 6, height: 18 });
  const last = points.at(-1);
  return (
    <svg
      width="100%"
      height={24}
      display="block"
      viewBox={`0 0 ${width} 24`}
      preserveAspectRatio="xMinYMid"
      aria-hidden
    >
      <path d={pathThrough(points)} fill="none" stroke={colourOf(0, tone)} strokeWidth={1.5} strokeLinejoin="round" />
      {last && <circle cx={last.x} cy={last.y} r={2.5} fill={colourOf(0, tone)} />}
    </svg>
  );
}
