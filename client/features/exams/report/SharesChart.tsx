import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import styles from './shares.module.css';

interface Segment {
  from: number;
  to: number;
  count: number;
  share: number | null;
  othersShare: number | null;
}

interface Props {
  segments: readonly Segment[];
  name: string;
  /** What the line stands for; "" without one. */
  others: string;
}

const size = { width: 320, height: 104, bottom: 16, top: 4 } as const;

/** Shares of a class by segments as columns, those of the others as a line of steps. */
export function SharesChart({ segments, name, others }: Props): ReactNode {
  const most = Math.max(0.01, ...segments.flatMap(({ share, othersShare }) => [share ?? 0, othersShare ?? 0]));
  const step = size.width / Math.max(1, segments.length);
  const height = size.height - size.bottom - size.top;
  const yOf = (share: number | null) => size.top + height * (1 - (share ?? 0) / most);
  const line = segments
    .map(({ othersShare }, at) => `${at === 0 ? 'M' : 'L'}${at * step},${yOf(othersShare)}H${(at + 1) * step}`)
    .join('');
  return (
    <figure className={styles.figure} aria-label={`${name}的分布`}>
      <svg viewBox={`-14 0 ${size.width + 28} ${size.height}`} aria-hidden>
        <Bars segments={segments} step={step} yOf={yOf} foot={size.top + height} />
        {others !== '' && <path d={line} fill="none" stroke="#1d2130" strokeWidth={1.5} />}
        <line x1={0} x2={size.width} y1={size.top + height} y2={size.top + height} stroke="#b9c0cf" />
        <Ticks segments={segments} step={step} />
      </svg>
      <Group component="figcaption" gap={12} fz={12} c="dimmed">
        <span>
          <i style={{ background: colourOf(0), opacity: 0.6 }} />
          {name}
        </span>
        {others !== '' && (
          <span>
            <i className={styles.line} />
            {others}
          </span>
        )}
        <span>{segments[0] ? `各 ${formatScore(segments[0].to - segments[0].from)} 分一段，人数占比` : ''}</span>
      </Group>
      <SharesTable segments={segments} name={name} others={others} />
    </figure>
  );
}

function SharesTable({ segments, name, others }: Props): ReactNode {
  return (
    <details className={styles.details} data-screen-only>
      <summary>
        <Text span fz={12}>
          表格
        </Text>
      </summary>
      <table aria-label={`${name}的分布`}>
        <thead>
          <tr>
            <th scope="col">分数段</th>
            <th scope="col">人数</th>
            <th scope="col">占比</th>
            {others !== '' && <th scope="col">{others}</th>}
          </tr>
        </thead>
        <tbody>
          {segments.map(({ from, to, count, share, othersShare }) => (
            <tr key={from}>
              <td>
                {formatScore(from)}–{formatScore(to)}
              </td>
              <td>{count}</td>
              <td>{formatRate(share)}</td>
              {others !== '' && <td>{formatRate(othersShare)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface BarsProps {
  segments: readonly Segment[];
  step: number;
  yOf: (share: number | null) => number;
  foot: number;
}

const Bars = ({ segments, step, yOf, foot }: BarsProps): ReactNode =>
  segments.map(({ from, share }, at) => (
    <rect
      key={from}
      x={at * step + 2}
      width={Math.max(1, step - 4)}
      y={yOf(share)}
      height={foot - yOf(share)}
      rx={2}
      fill={colourOf(0)}
      fillOpacity={0.6}
    />
  ));

/** Where segments begin, as many as there is room for, and where the last ends. */
function Ticks({ segments, step }: Pick<BarsProps, 'segments' | 'step'>): ReactNode {
  const every = Math.ceil(segments.length / 5);
  return [...segments.map(({ from }) => from), segments.at(-1)?.to ?? 0].map(
    (score, at) =>
      (at % every === 0 || at === segments.length) && (
        <text key={score} x={at * step} y={size.height - 3}>
          {formatScore(score)}
        </text>
      ),
  );
}
