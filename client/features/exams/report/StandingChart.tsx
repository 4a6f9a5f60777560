import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { getExamStudent } from '../../../../contracts/wrongbook/exams/reports.ts';
import styles from './standing.module.css';

type Subject = DataOf<typeof getExamStudent>['subjects'][number];

interface Props {
  label: string;
  rows: readonly { key: string; name: string; subject: Subject }[];
}

/** Each score as a dot over the middle half of the class (band) and of the grade (frame), as shares of full marks; no ranks. */
export const StandingChart = ({ label, rows }: Props): ReactNode => (
  <>
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ key, name, subject }) => (
        <li key={key} title={spoken(name, subject)} aria-label={spoken(name, subject)}>
          <span>{name}</span>
          <Track subject={subject} />
          <span>
            <b>{formatScore(subject.score)}</b>
            <small>/{formatScore(subject.full)}</small>
          </span>
        </li>
      ))}
    </ul>
    <p className={styles.legend}>
      <i data-of="dot" /> 本人 <i data-of="class" /> 本班中间一半 <i data-of="all" /> 年级中间一半
    </p>
  </>
);

const half = ({ lowerQuartile, upperQuartile }: Subject['all']): string =>
  lowerQuartile === null ? '没有' : `${formatScore(lowerQuartile)} 至 ${formatScore(upperQuartile)}`;

const spoken = (name: string, { score, full, class: own, all }: Subject): string =>
  `${name} ${formatScore(score)} 分，满分 ${formatScore(full)}；本班中间一半 ${half(own)}，年级中间一半 ${half(all)}`;

function Track({ subject: { score, full, class: own, all } }: { subject: Subject }): ReactNode {
  const at = (value: number): string => `${Math.min(100, (value / full) * 100)}%`;
  const band = ({ lowerQuartile: low, upperQuartile: high }: Subject['all'], of: string) =>
    low !== null && high !== null && <span data-of={of} style={{ left: at(low), width: at(high - low) }} />;
  return (
    <span className={styles.track}>
      {band(all, 'all')}
      {band(own, 'class')}
      {score !== null && <i style={{ left: at(score) }} />}
    </span>
  );
}
