import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import type { Overview } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

const levels = [3, 2, 1] as const;
const words = { 3: '危机', 2: '预警', 1: '关注' } as const;

/** Pixels of the highest bar. */
const highest = 84;

type Week = Overview['weeks'][number];

const neededIn = ({ levels: counts }: Week): number => levels.reduce((sum, level) => sum + (counts[level] ?? 0), 0);

function Chart({ weeks }: { weeks: readonly Week[] }): ReactNode {
  const most = Math.max(1, ...weeks.map(neededIn));
  return (
    <div className={styles.chart} aria-hidden>
      {weeks.map((week) => (
        <div key={week.from} className={styles.week}>
          {neededIn(week)}
          <div className={styles.bar}>
            {levels.map((level) => (
              <i key={level} data-level={level} style={{ height: ((week.levels[level] ?? 0) / most) * highest }} />
            ))}
          </div>
          {week.from.slice(5)}
        </div>
      ))}
    </div>
  );
}

const Figures = ({ weeks }: { weeks: readonly Week[] }): ReactNode => (
  <table className={styles.figures}>
    <thead>
      <tr>
        <th scope="col">周</th>
        {levels.map((level) => (
          <th key={level} scope="col">
            {words[level]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map(({ from, levels: counts }) => (
        <tr key={from}>
          <td>{from.slice(5)}</td>
          {levels.map((level) => (
            <td key={level}>{counts[level]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** How many texts needed a look, week by week, without names. */
export function WeeklyTrend({ overview: { weeks, isSmall } }: { overview: Overview }): ReactNode {
  const [view, setView] = useState('chart');
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label="每周需要看的"
      value={view}
      onChange={setView}
      data={[
        { value: 'chart', label: '图' },
        { value: 'table', label: '表格' },
      ]}
    />
  );
  return (
    <Card title="每周需要看的" aside={choice}>
      {isSmall ? (
        '写的人不到 5 人，不单独显示。'
      ) : view === 'chart' ? (
        <Chart weeks={weeks} />
      ) : (
        <Figures weeks={weeks} />
      )}
      {!isSmall && view === 'chart' && (
        <div className={styles.legend}>
          {levels.map((level) => (
            <span key={level}>
              <i data-level={level} aria-hidden />
              {words[level]}
            </span>
          ))}
        </div>
      )}
    </Card>
  );
}
