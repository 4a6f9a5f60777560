import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { globalFilter } from '../../../session/filter.ts';
import { GroupShares } from './GroupShares.tsx';
import { LatestOpenings } from './LatestOpenings.tsx';
import type { Overview } from './use-wellbeing.ts';
import { WeeklyTrend } from './WeeklyTrend.tsx';
import styles from '../wellbeing.module.css';

/** Beside the list: how it develops, where, and who has read. */
export function Rail({ overview }: { overview: Overview }): ReactNode {
  const { gradeId } = useSnapshot(globalFilter);
  return (
    <div className={styles.rail}>
      <WeeklyTrend overview={overview} />
      <GroupShares overview={overview} title={gradeId === '' ? '各年级' : '各班'} />
      <LatestOpenings overview={overview} />
    </div>
  );
}
