import { ActionIcon, Popover, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { statistics, type StatisticName } from '../../../contracts/statistics.ts';
import { verdicts } from '../../../contracts/verdicts.ts';
import styles from './statistic.module.css';

/** A button that tells of a figure how it is computed, how it is read and where that comes from. */
export function StatisticHelp({ name }: { name: StatisticName }): ReactNode {
  const { label, formula, meaning, source } = statistics[name];
  return (
    <Popover width={340} position="bottom" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={styles.help}
          variant="default"
          size={18}
          radius="xl"
          ml={2}
          fz={11}
          c="dimmed"
          bg="var(--ground)"
          aria-label={`${label}的算法`}
        >
          ?
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={`${label}的算法`} tabIndex={-1} data-autofocus className={styles.explained}>
        <Text size="sm" fw={700}>
          {label}
        </Text>
        <dl>
          <Entry term="公式">{formula}</Entry>
          <Entry term="含义">{meaning}</Entry>
          <Bounds name={name} />
          <Entry term="来源">{source}</Entry>
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}

const Entry = ({ term, children }: { term: string; children: ReactNode }): ReactNode => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
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
    <Entry term="判断">
      {words.join('；')}。{source}
    </Entry>
  );
}
