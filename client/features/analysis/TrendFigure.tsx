import type { ReactNode } from 'react';
import { signed, type Compared, type Unit } from './figures.ts';
import styles from './analysis.module.css';

interface Props {
  trend: Unit['trend'];
  occasions: Compared['occasions'];
}

const size = { width: 292, height: 128, left: 30, right: 10, top: 12, bottom: 22 };

/** A difference in each exam with its interval, and nothing where there was none. */
export function TrendFigure({ trend, occasions }: Props): ReactNode {
  const known = trend.flatMap((one) => (one ? [Math.abs(one.low), Math.abs(one.high)] : []));
  const reach = Math.max(4, Math.ceil(Math.max(0, ...known) / 4) * 4);
  const xOf = (at: number) =>
    size.left + 16 + (at * (size.width - size.left - size.right - 32)) / Math.max(1, occasions.length - 1);
  const yOf = (value: number) => size.top + ((reach - value) * (size.height - size.top - size.bottom)) / (2 * reach);
  const text = occasions.map(({ label }, at) => `${label} ${trend[at] ? signed(trend[at].value) : '-'}`).join('，');
  const path = trend.flatMap((one, at) => (one ? [`${xOf(at).toFixed(1)},${yOf(one.value).toFixed(1)}`] : []));
  const missing = occasions.flatMap(({ label, name }) => (name === '' ? [label] : []));
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={text}>
        {[reach, 0, -reach].map((mark) => (
          <g key={mark}>
            <line x1={size.left} x2={size.width - size.right} y1={yOf(mark)} y2={yOf(mark)} data-grid />
            <text x={size.left - 5} y={yOf(mark) + 3.5} textAnchor="end">
              {signed(mark, 0)}
            </text>
          </g>
        ))}
        <polyline points={path.join(' ')} />
        {occasions.map(({ label, name }, at) => {
          const one = trend[at];
          return (
            <g key={`${label}${name}`} data-mark={one?.mark}>
              {one ? (
                <>
                  <line x1={xOf(at)} x2={xOf(at)} y1={yOf(one.high)} y2={yOf(one.low)} data-bounds />
                  <circle cx={xOf(at)} cy={yOf(one.value)} r="3.5" />
                  <text x={xOf(at) + 5} y={yOf(one.value) - 5}>
                    {signed(one.value)}
                  </text>
                  <title>{`${name} ${signed(one.value)}（${signed(one.low)} 至 ${signed(one.high)}）`}</title>
                </>
              ) : (
                <text x={xOf(at)} y={yOf(0) - 5} textAnchor="middle">
                  -
                </text>
              )}
              <text x={xOf(at)} y={size.height - 6} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{missing.length > 0 && `${missing.join('、')}没有考试，`}竖线是 95% 区间。</figcaption>
    </figure>
  );
}
