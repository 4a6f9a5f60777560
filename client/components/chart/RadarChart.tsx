import type { ReactNode } from 'react';
import { cornersIn, pathAround, type RadarAxis } from './radar-points.ts';
import { colourOf } from './tones.ts';
import styles from './chart.module.css';

interface Props {
  label: string;
  axes: readonly RadarAxis[];
  /** The names of the two shapes; the second may not be there. */
  series: readonly [own: string, other?: string];
  format: (value: number) => string;
  /** Pixels. */
  size?: { width: number; height: number };
}

const rings = [0.25, 0.5, 0.75, 1];
/** Pixels for the names around it. */
const rim = { x: 84, y: 28 };

/** Shares from 0 to 1 around a centre, those of somebody over those of others; the same figures belong into a table beside it. */
export function RadarChart({ label, axes, series, format, size = { width: 340, height: 260 } }: Props): ReactNode {
  const { width, height } = size;
  const centre = { x: width / 2, y: height / 2 };
  const radius = Math.min(centre.x - rim.x, centre.y - rim.y);
  const corners = cornersIn(axes.length, centre, radius);
  const shape = (valueOf: (axis: RadarAxis) => number | null) =>
    pathAround(cornersIn(axes.length, centre, radius, (at) => valueOf(axes[at]!) ?? 0));
  return (
    <figure className={styles.chart} aria-label={label}>
      <svg className={styles.radar} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {rings.map((ring) => (
          <path
            key={ring}
            d={pathAround(cornersIn(axes.length, centre, radius, () => ring))}
            fill="none"
            stroke="var(--line)"
          />
        ))}
        {corners.map(({ x, y }, at) => (
          <line key={axes[at]!.key} stroke="var(--line)" x1={centre.x} y1={centre.y} x2={x} y2={y} />
        ))}
        {series[1] !== undefined && (
          <path
            d={shape(({ other }) => other)}
            fill="none"
            stroke="#6d7488"
            strokeWidth={1.5}
            strokeDasharray="4 3"
            strokeLinejoin="round"
          />
        )}
        <path
          d={shape(({ own }) => own)}
          fill={colourOf(0)}
          fillOpacity={0.16}
          stroke={colourOf(0)}
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {cornersIn(axes.length, centre, radius + 10).map(({ x, y }, at) => (
          <AxisName key={axes[at]!.key} axis={axes[at]!} x={x} y={y} centre={centre} format={format} />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span data-line="solid">{series[0]}</span>
        {series[1] !== undefined && <span data-line="dashed">{series[1]}</span>}
      </figcaption>
    </figure>
  );
}

interface NameProps {
  axis: RadarAxis;
  x: number;
  y: number;
  centre: { x: number; y: number };
  format: Props['format'];
}

/** More letters would run out of the picture; pointing tells the rest. */
const mostLetters = 7;

function AxisName({ axis: { label, own }, x, y, centre, format }: NameProps): ReactNode {
  const side = x > centre.x + 1 ? 'start' : 'end';
  const anchor = Math.abs(x - centre.x) <= 1 ? 'middle' : side;
  const short = label.length > mostLetters ? `${label.slice(0, mostLetters - 1)}…` : label;
  return (
    <text x={x} y={y + 4} textAnchor={anchor} fill="var(--faint)">
      <title>{label}</title>
      {short} <tspan fill="var(--mantine-color-text)">{own === null ? '-' : format(own)}</tspan>
    </text>
  );
}
