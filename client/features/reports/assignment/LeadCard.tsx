import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { basisOf, leadFigures, type LeadFigure } from '../../../../contracts/report-text/lead-figures.ts';
import { sentenceOf } from '../../../../contracts/report-text/sentence.ts';
import { Card } from '../../../components/page/Card.tsx';
import { StatisticHelp } from '../StatisticHelp.tsx';
import styles from './overview.module.css';
import type { Report } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

/** How the work went in one sentence and three figures, each beside what it is compared with. */
export function LeadCard({ report }: { report: Report }): ReactNode {
  const { standing, losses, act } = sentenceOf(report);
  return (
    <Card>
      <div className={styles.lead}>
        <div>
          <p className={styles.sentence}>
            {standing}
            <strong>{losses}</strong>
            {act}
          </p>
          <Text fz={12} c="dimmed" mt={6}>
            {basisOf(report)}
          </Text>
        </div>
        {leadFigures(report).map((figure) => (
          <Figure key={figure.key} figure={figure} />
        ))}
      </div>
    </Card>
  );
}

/** Which students a figure counts, and by which statistic it is explained. */
const about = {
  mean: { group: 'marked', help: 'mean' },
  excellent: { group: 'excellent', help: 'excellentRate' },
  fail: { group: 'fail', help: 'passRate' },
} as const;

function Figure({ figure }: { figure: LeadFigure }): ReactNode {
  const sectionPath = useSectionPath();
  const { key, label, value, unit, grade, last } = figure;
  const { group, help } = about[key];
  return (
    <div className={styles.figure} role="group" aria-label={label}>
      <span className={styles.label}>
        {label}
        <StatisticHelp name={help} />
      </span>
      <span className={styles.value}>
        {value === '-' ? (
          value
        ) : (
          <Link to={sectionPath('students', { group })} aria-label={`${label} ${value}${unit}，查看`}>
            {value}
          </Link>
        )}
        <small>{unit}</small>
      </span>
      <span>{grade}</span>
      <span className={styles.quiet}>{last}</span>
    </div>
  );
}
