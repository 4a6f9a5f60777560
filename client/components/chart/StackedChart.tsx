import { useElementSize } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../contracts/figure-text.ts';
import { colourOf } from './tones.ts';
import styles from './chart.module.css';

/** One step on the axis with the value of each series. */
export interface StackedStep {
  key: string;
  tick: string;
  /** In full. */
  label: string;
  /** On ground of another colour, as days off. */
  isFaint: boolean;
  values: readonly number[];
  /** Shown as a line, where it is given. */
  before?: number | undefined;
}

interface Props {
  label: string;
  series: readonly string[];
  steps: readonly StackedStep[];
  /** What the grey line stands for. */
  beforeLabel?: string;
  height?: number;
}

const usualWidth = 760;
const margin = { left: 52, right: 4, top: 12, bottom: 24 };
const tickWidth = 34;

/** A round number above the largest, in four steps. */
function topOf(most: number): number {
  const rough = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough)! * power;
  return Math.ceil(step) * 4;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Values of several series on top of each other over time; the same figures belong into a table beside it. */
export function StackedChart({ label, series, steps, beforeLabel, height = 276 }: Props): ReactNode {
  const measured = useElementSize<HTMLElement>();
  const [at, setAt] = useState<number>();
  const width = Math.round(measured.width) || usualWidth;
  const area = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const top = topOf(Math.max(...steps.map(({ values, before = 0 }) => Math.max(sumOf(values), before))));
  const each = area.width / Math.max(1, steps.length);
  const yOf = (value: number): number => margin.top + area.height * (1 - value / top);
  const every = Math.ceil(tickWidth / each);
  const pointed = at === undefined ? undefined : steps[at];
  return (
    <figure ref={measured.ref} className={styles.stacked} aria-label={label} onPointerLeave={() => setAt(undefined)}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {[0, 1, 2, 3, 4].map((quarter) => (
          <g key={quarter}>
            <line
              stroke="var(--line)"
              x1={margin.left}
              x2={width - margin.right}
              y1={yOf((top * quarter) / 4)}
              y2={yOf((top * quarter) / 4)}
            />
            <text fill="var(--faint)" x={margin.left - 8} y={yOf((top * quarter) / 4) + 4} textAnchor="end">
              {formatNumber((top * quarter) / 4)}
            </text>
          </g>
        ))}
        {steps.map((step, index) => {
          const left = margin.left + index * each;
          let base = 0;
          return (
            <g key={step.key} onPointerEnter={() => setAt(index)}>
              <rect
                x={left}
                y={margin.top}
                width={each}
                height={area.height}
                fill={
                  index === at ? 'var(--mantine-primary-color-light)' : step.isFaint ? 'var(--ground)' : 'transparent'
                }
              />
              {step.values.map((value, place) => {
                base += value;
                return (
                  <rect
                    key={series[place]}
                    x={left + each * 0.2}
                    y={yOf(base)}
                    width={Math.max(1, each * 0.6)}
                    height={Math.max(0, yOf(base - value) - yOf(base))}
                    fill={colourOf(place)}
                  />
                );
              })}
              {index % every === 0 && (
                <text fill="var(--faint)" x={left + each / 2} y={height - 8} textAnchor="middle">
                  {step.tick}
                </text>
              )}
            </g>
          );
        })}
        {beforeLabel !== undefined && (
          <polyline
            points={steps
              .map(({ before = 0 }, index) => `${margin.left + (index + 0.5) * each},${yOf(before)}`)
              .join(' ')}
            fill="none"
            stroke="#9aa0b4"
            strokeWidth={1.5}
            pointerEvents="none"
          />
        )}
      </svg>
      {pointed !== undefined && at !== undefined && (
        <div
          className={styles.stackedTip}
          style={
            at < steps.length / 2
              ? { left: margin.left + (at + 1) * each + 6 }
              : { right: width - margin.left - at * each + 6 }
          }
        >
          <b>
            {pointed.label} <span>{formatNumber(sumOf(pointed.values))}</span>
          </b>
          {series.length > 1 &&
            series.map((name, place) => (
              <span key={name}>
                <i style={{ background: colourOf(place) }} />
                {name}
                <span>{formatNumber(pointed.values[place])}</span>
              </span>
            ))}
          {beforeLabel !== undefined && (
            <span>
              <i style={{ background: '#9aa0b4' }} />
              {beforeLabel}
              <span>{formatNumber(pointed.before)}</span>
            </span>
          )}
        </div>
      )}
    </figure>
  );
}
