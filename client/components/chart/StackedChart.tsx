import { useElementSize } from '@mantine/hooks';
import { useState, type CSSProperties, type ReactNode } from 'react';
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
/** Of what was before. */
const grey = '#9aa0b4';

/** A round number above the largest, in four steps. */
function topOf(most: number): number {
  const rough = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough)! * power;
  return Math.ceil(step) * 4;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

interface Area {
  left: number;
  right: number;
  yOf: (value: number) => number;
  top: number;
}

const Scale = ({ left, right, yOf, top }: Area): ReactNode =>
  [0, 1, 2, 3, 4].map((quarter) => {
    const value = (top * quarter) / 4;
    return (
      <g key={quarter}>
        <line stroke="var(--line)" x1={left} x2={right} y1={yOf(value)} y2={yOf(value)} />
        <text fill="var(--faint)" x={left - 8} y={yOf(value) + 4} textAnchor="end">
          {formatNumber(value)}
        </text>
      </g>
    );
  });

interface StepProps {
  step: StackedStep;
  x: number;
  width: number;
  yOf: Area['yOf'];
  isPointed: boolean;
}

function groundOf({ isFaint }: StackedStep, isPointed: boolean): string {
  if (isPointed) return 'var(--mantine-primary-color-light)';
  return isFaint ? 'var(--ground)' : 'transparent';
}

/** One step: its ground over the whole height, and its values from the bottom up. */
function Step({ step, x, width, yOf, isPointed }: StepProps): ReactNode {
  const tops = step.values.map((_, at) => sumOf(step.values.slice(0, at + 1)));
  return (
    <>
      <rect x={x} y={margin.top} width={width} height={yOf(0) - margin.top} fill={groundOf(step, isPointed)} />
      {step.values.map((value, at) => (
        <rect
          key={at}
          x={x + width * 0.2}
          y={yOf(tops[at]!)}
          width={Math.max(1, width * 0.6)}
          height={Math.max(0, yOf(tops[at]! - value) - yOf(tops[at]!))}
          fill={colourOf(at)}
        />
      ))}
    </>
  );
}

interface TipProps {
  step: StackedStep;
  series: readonly string[];
  beforeLabel: string | undefined;
  place: CSSProperties;
}

const TipLine = ({ name, colour, value }: { name: string; colour: string; value: number | undefined }): ReactNode => (
  <span>
    <i style={{ background: colour }} />
    {name}
    <span>{formatNumber(value)}</span>
  </span>
);

const Tip = ({ step, series, beforeLabel, place }: TipProps): ReactNode => (
  <div className={styles.stackedTip} style={place}>
    <b>
      {step.label} <span>{formatNumber(sumOf(step.values))}</span>
    </b>
    {series.length > 1 &&
      series.map((name, at) => <TipLine key={name} name={name} colour={colourOf(at)} value={step.values[at]} />)}
    {beforeLabel !== undefined && <TipLine name={beforeLabel} colour={grey} value={step.before} />}
  </div>
);

/** Values of several series on top of each other over time; the same figures belong into a table beside it. */
export function StackedChart({ label, series, steps, beforeLabel, height = 276 }: Props): ReactNode {
  const measured = useElementSize<HTMLElement>();
  const [at, setAt] = useState<number>();
  const width = Math.round(measured.width) || usualWidth;
  const top = topOf(Math.max(...steps.map(({ values, before = 0 }) => Math.max(sumOf(values), before))));
  const each = (width - margin.left - margin.right) / Math.max(1, steps.length);
  const yOf = (value: number): number => margin.top + (height - margin.top - margin.bottom) * (1 - value / top);
  const xOf = (index: number): number => margin.left + index * each;
  const every = Math.ceil(tickWidth / each);
  const pointed = at === undefined ? undefined : steps[at];
  return (
    <figure ref={measured.ref} className={styles.stacked} aria-label={label} onPointerLeave={() => setAt(undefined)}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <Scale left={margin.left} right={width - margin.right} yOf={yOf} top={top} />
        {steps.map((step, index) => (
          <g key={step.key} onPointerEnter={() => setAt(index)}>
            <Step step={step} x={xOf(index)} width={each} yOf={yOf} isPointed={index === at} />
            {index % every === 0 && (
              <text fill="var(--faint)" x={xOf(index + 0.5)} y={height - 8} textAnchor="middle">
                {step.tick}
              </text>
            )}
          </g>
        ))}
        {beforeLabel !== undefined && (
          <polyline
            points={steps.map(({ before = 0 }, index) => `${xOf(index + 0.5)},${yOf(before)}`).join(' ')}
            fill="none"
            stroke={grey}
            strokeWidth={1.5}
            pointerEvents="none"
          />
        )}
      </svg>
      {pointed !== undefined && at !== undefined && (
        <Tip
          step={pointed}
          series={series}
          beforeLabel={beforeLabel}
          place={at < steps.length / 2 ? { left: xOf(at + 1) + 6 } : { right: width - xOf(at) + 6 }}
        />
      )}
    </figure>
  );
}
