import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { colourOf } from './tones.ts';
import { bandPath, placesIn, scaleOf, type TrendPoint } from './trend-points.ts';
import styles from './chart.module.css';

interface Props {
  label: string;
  points: readonly TrendPoint[];
  /** What the line with its band stands for. */
  series: string;
  /** What the dashed line at a value stands for. */
  level?: { value: number; label: string };
  /** A value on the scale, in words. */
  format: (value: number) => string;
  /** Pixels. */
  height?: number;
}

/** As wide as it is drawn where nothing can be measured. */
const usualWidth = 336;
const margin = { left: 40, right: 8, top: 14, bottom: 24 };
/** Pixels between the sides and the first and last point. */
const inset = 10;
/** Pixels that a tick needs. */
const tickWidth = 44;

/** Values over time with the line that runs through them and how unsure it is; the same figures belong into a table beside it. */
export function TrendChart({ label, points, series, level, format, height = 150 }: Props): ReactNode {
  const measured = useElementSize<HTMLElement>();
  const width = Math.round(measured.width) || usualWidth;
  const scale = scaleOf(points, level?.value);
  const area = {
    left: margin.left,
    top: margin.top,
    width: width - margin.left - margin.right,
    height: height - margin.top - margin.bottom,
  };
  const places = placesIn(points, scale, { ...area, left: area.left + inset, width: area.width - 2 * inset });
  const yOf = (value: number) => area.top + (area.height * (scale.high - value)) / (scale.high - scale.low);
  const every = Math.ceil((points.length * tickWidth) / area.width);
  return (
    <figure ref={measured.ref} className={styles.chart} aria-label={label}>
      <svg className={styles.trend} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <Scale marks={scale.marks} area={area} yOf={yOf} format={format} />
        <path d={bandPath(places)} fill={colourOf(0)} fillOpacity={0.16} />
        {level && (
          <line
            stroke="#6d7488"
            strokeDasharray="4 3"
            x1={area.left}
            x2={area.left + area.width}
            y1={yOf(level.value)}
            y2={yOf(level.value)}
          />
        )}
        <polyline
          points={places.map(({ x, fit }) => `${x.toFixed(1)},${fit.toFixed(1)}`).join(' ')}
          fill="none"
          stroke={colourOf(0)}
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {places.map(({ point, x, y }, index) => (
          <g key={point.key}>
            <circle cx={x} cy={y} r={3.5} fill="#fff" stroke={colourOf(0)} strokeWidth={1.5}>
              <title>{`${point.label} ${format(point.value)}`}</title>
            </circle>
            {(places.length - 1 - index) % every === 0 && (
              <text fill="var(--faint)" x={x} y={height - 6} textAnchor="middle">
                {point.tick}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span data-line="solid">{series}</span>
        <span data-line="ring">每次</span>
        {level && <span data-line="dashed">{level.label}</span>}
      </figcaption>
    </figure>
  );
}

interface ScaleProps {
  marks: readonly number[];
  area: { left: number; width: number };
  yOf: (value: number) => number;
  format: Props['format'];
}

const Scale = ({ marks, area: { left, width }, yOf, format }: ScaleProps): ReactNode =>
  marks.map((mark) => (
    <g key={mark}>
      <line stroke="var(--line)" x1={left} x2={left + width} y1={yOf(mark)} y2={yOf(mark)} />
      <text fill="var(--faint)" x={left - 6} y={yOf(mark) + 4} textAnchor="end">
        {format(mark)}
      </text>
    </g>
  ));
