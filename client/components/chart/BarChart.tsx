import { Box, Group, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../contracts/figure-text.ts';
import { colourOf, type Tone } from './tones.ts';
import styles from './chart.module.css';

/** One bar: its name and its parts, in the order of the series. */
export interface Bar {
  key: string;
  label: string;
  values: readonly number[];
  /** A fixed meaning of the whole bar. */
  tone?: Tone;
  /** What stands at the end instead of the total. */
  end?: string;
  /** Where what it counts is. */
  to?: string | undefined;
  /** Shows what it counts, where that has no address. */
  onPick?: (() => unknown) | undefined;
}

interface Props {
  label: string;
  /** The names of the parts of each bar. */
  series: readonly string[];
  bars: readonly Bar[];
  /** Fixed meanings of the parts, in the order of the series. */
  tones?: readonly Tone[];
  /** What a bar of full length comes to: a number, or its own parts together; without it the longest one does. */
  longest?: number | 'whole';
  /** Pixels for the names. */
  nameWidth?: number;
  /** Pixels for what stands at the end. */
  endWidth?: number;
  format?: (value: number) => string;
}

const total = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);

/** Horizontal bars in parts, with the total at the end; the same figures belong into a table beside it. */
export function BarChart(props: Props): ReactNode {
  const { label, series, bars, tones = [] } = props;
  const longest = props.longest ?? Math.max(1, ...bars.map(total));
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <BarRow
            key={bar.key}
            {...props}
            bar={bar}
            longest={longest === 'whole' ? Math.max(1, total(bar)) : longest}
          />
        ))}
      </ul>
      {series.length > 1 && (
        <Group component="figcaption" c="dimmed" fz="xs">
          {series.map((name, part) => (
            <Group key={name} component="span" gap={6}>
              <Box component="span" w={12} h={12} bdrs={2} bg={colourOf(part, tones[part])} />
              {name}
            </Group>
          ))}
        </Group>
      )}
    </figure>
  );
}

interface RowProps extends Omit<Props, 'longest'> {
  bar: Bar;
  longest: number;
}

function BarRow({
  bar,
  series,
  tones = [],
  longest,
  nameWidth = 64,
  endWidth = 52,
  format = formatNumber,
}: RowProps): ReactNode {
  const columns = { gridTemplateColumns: `${nameWidth}px 1fr ${endWidth}px` };
  const text = spoken(bar, series, format);
  const content = (
    <>
      <span className={styles.name} title={bar.label}>
        {bar.label}
      </span>
      <span className={styles.track}>
        {bar.values.map((value, part) => (
          <span
            key={series[part]}
            style={{ width: `${(value / longest) * 100}%`, background: colourOf(part, bar.tone ?? tones[part]) }}
            title={`${series[part] ?? ''} ${format(value)}`}
          />
        ))}
      </span>
      <span className={styles.total}>{bar.end ?? format(total(bar))}</span>
    </>
  );
  const shared = { className: styles.bar, style: columns, 'aria-label': text };
  if (bar.to === undefined && !bar.onPick) return <li {...shared}>{content}</li>;
  return (
    <li>
      {bar.to === undefined ? (
        <UnstyledButton {...shared} onClick={() => void bar.onPick?.()}>
          {content}
        </UnstyledButton>
      ) : (
        <Link {...shared} to={bar.to}>
          {content}
        </Link>
      )}
    </li>
  );
}

const spoken = (bar: Bar, series: readonly string[], format: (value: number) => string): string =>
  `${bar.label}：${bar.end ?? bar.values.map((value, part) => `${series[part] ?? ''} ${format(value)}`).join('，')}`;
