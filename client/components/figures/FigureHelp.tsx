import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { statistics, verdicts, type StatisticName } from '../../../contracts/statistics.ts';
import styles from './figures.module.css';

/** A button that tells of a figure how it is computed, how it is read and where that comes from. */
export function FigureHelp({ name }: { name: StatisticName }): ReactNode {
  const { label, formula, meaning, source } = statistics[name];
  return (
    <Popover width={340} position="bottom" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.help} aria-label={`${label}的算法`}>
          ?
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={`${label}的算法`} tabIndex={-1} data-autofocus className={styles.explained}>
        <strong>{label}</strong>
        <dl className={styles.facts}>
          <Fact term="公式">{formula}</Fact>
          <Fact term="含义">{meaning}</Fact>
          <Bounds name={name} />
          <Fact term="来源">{source}</Fact>
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const hasVerdicts = (name: StatisticName): name is keyof typeof verdicts => name in verdicts;

/** What values are called, where the literature has words for them. */
function Bounds({ name }: { name: StatisticName }): ReactNode {
  if (!hasVerdicts(name)) return null;
  const { bands, source } = verdicts[name];
  const words = bands.map(({ label, from }, at) =>
    Number.isFinite(from) ? `${from} 起${label}` : `低于 ${bands[at - 1]?.from ?? ''} ${label}`,
  );
  return (
    <Fact term="判断">
      {words.join('；')}。{source}
    </Fact>
  );
}
