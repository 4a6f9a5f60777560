import { Box, Group } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatRate } from '../../../contracts/figure-text.ts';
import { pathThrough, pointsIn } from './line-points.ts';
import { colourOf, paletteSize } from './tones.ts';
import styles from './chart.module.css';

/** One line: shares from 0 to 1 in the order of the ticks, null where there is none. */
export interface Line {
  key: string;
  label: string;
  values: readonly (number | null)[];
}

interface Props {
  label: string;
  /** What the values belong to, from left to right. */
  ticks: readonly string[];
  lines: readonly Line[];
  /** A click on a value; keys reach the same by the table beside it. */
  onPick?: (line: Line, index: number) => void;
  /** Pixels. */
  height?: number;
}

const usualHeight = 280;
/** As wide as it is drawn where nothing can be measured, as on paper before it is laid out. */
const usualWidth = 900;
const margin = { left: 48, right: 24, top: 12, bottom: 36 };

const areaIn = (width: number, height: number) => ({
  left: margin.left,
  top: margin.top,
  width: width - margin.left - margin.right,
  height: height - margin.top - margin.bottom,
});

type Area = ReturnType<typeof areaIn>;

const marks = [0, 0.25, 0.5, 0.75, 1];
/** More ticks than these would run into each other. */
const mostTicks = 12;

/** Past the palette the colours come again, dashed. */
const isDashed = (at: number): boolean => at >= paletteSize;

/** Lines over time, of shares; the same figures belong into a table beside it. */
export function LineChart({ label, ticks, lines, onPick, height = usualHeight }: Props): ReactNode {
  // Drawn in pixels, so that letters and lines are as large as everywhere.
  const measured = useElementSize<HTMLElement>();
  const width = Math.round(measured.width) || usualWidth;
  const area = areaIn(width, height);
  return (
    <figure ref={measured.ref} className={styles.chart} aria-label={label}>
      <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <Scale ticks={ticks} area={area} />
        {lines.map((line, at) => (
          <Series key={line.key} line={line} at={at} ticks={ticks} area={area} onPick={onPick} />
        ))}
      </svg>
      <Group component="figcaption" c="dimmed" fz="xs">
        {lines.map(({ key, label: name }, at) => (
          <Group key={key} component="span" gap={6}>
            <Box
              component="span"
              w={16}
              style={{ borderTop: `3px ${isDashed(at) ? 'dashed' : 'solid'} ${colourOf(at)}` }}
            />
            {name}
          </Group>
        ))}
      </Group>
    </figure>
  );
}

function Scale({ ticks, area }: { ticks: readonly string[]; area: Area }): ReactNode {
  const every = Math.ceil(ticks.length / mostTicks);
  const places = pointsIn(
    ticks.map(() => 0),
    area,
  );
  return (
    <>
      {pointsIn(marks, { ...area, width: 0 }).map(({ value, y }) => (
        <g key={value}>
          <line stroke="var(--line)" x1={area.left} x2={area.left + area.width} y1={y} y2={y} />
          <text fill="var(--faint)" x={area.left - 8} y={y + 4} textAnchor="end">
            {`${value * 100}%`}
          </text>
        </g>
      ))}
      {places
        .filter(({ index }) => index % every === 0)
        .map(({ index, x }) => (
          <text key={index} fill="var(--faint)" x={x} y={area.top + area.height + 24} textAnchor="middle">
            {ticks[index]}
          </text>
        ))}
    </>
  );
}

interface SeriesProps {
  line: Line;
  at: number;
  ticks: readonly string[];
  area: Area;
  onPick: Props['onPick'];
}

function Series({ line, at, ticks, area, onPick }: SeriesProps): ReactNode {
  const points = pointsIn(line.values, area);
  return (
    <g>
      <path
        d={pathThrough(points)}
        fill="none"
        stroke={colourOf(at)}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={isDashed(at) ? '6 4' : undefined}
      />
      {points.map(({ index, value, x, y }) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={5}
          fill={colourOf(at)}
          stroke="#fff"
          strokeWidth={1.5}
          cursor={onPick && 'pointer'}
          onClick={() => onPick?.(line, index)}
        >
          <title>{`${line.label} ${ticks[index] ?? ''} ${formatRate(value)}`}</title>
        </circle>
      ))}
    </g>
  );
}
