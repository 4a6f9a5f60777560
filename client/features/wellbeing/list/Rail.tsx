import type { ReactNode } from 'react';
import { GroupShares } from './GroupShares.tsx';
import { LatestOpenings } from './LatestOpenings.tsx';
import type { Overview } from './use-wellbeing.ts';
import { WeeklyTrend } from './WeeklyTrend.tsx';
import styles from '../wellbeing.module.css';

/** Beside the list: how it develops, where, and who has read. */
export const Rail = ({ overview, title }: { overview: Overview; title: string }): ReactNode => (
  <div className={styles.rail}>
    <WeeklyTrend overview={overview} />
    <GroupShares overview={overview} title={title} />
    <LatestOpenings overview={overview} />
  </div>
);
