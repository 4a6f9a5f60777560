import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: number;
  /** Within which the true value likely lies. */
  interval: { low: number; high: number };
  /** To either side of 0: what within it is no cause for worry. */
  band: number;
  /** What the line reaches to either side of 0; what lies beyond stands at its end. */
  most: number;
  isFlagged?: boolean;
}

const width = 104;
const height = 24;
const radius = 4;

/** A difference as a dot beside 0, with its interval and the band of what is usual. The figure stands beside it. */
export function DifferenceDot({ label, value, interval, band, most, isFlagged = false }: Props): ReactNode {
  const reach = width / 2 - radius;
  const at = (difference: number): number =>
    width / 2 + (Math.max(-most, Math.min(most, difference)) / (most || 1)) * reach;
  const colour = isFlagged ? 'var(--mantine-color-red-9)' : 'var(--faint)';
  return (
    <svg width={width} height={height} role="img" aria-label={label} display="block">
      <rect
        x={at(-band)}
        width={at(band) - at(-band)}
        height={height}
        fill={isFlagged ? 'var(--mantine-color-red-1)' : '#eef0f6'}
      />
      <path d={`M${width / 2} 0V${height}`} stroke="#8b93a7" />
      <path d={`M${at(interval.low)} 12H${at(interval.high)}`} stroke={colour} strokeWidth={1.6} />
      <circle cx={at(value)} cy={12} r={radius} fill={colour} />
    </svg>
  );
}
