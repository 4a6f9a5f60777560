import type { ReactNode } from 'react';
import { AllAnswers } from './AllAnswers.tsx';
import type { MistakeDetail } from './answers.ts';
import { OptionBars } from './OptionBars.tsx';
import styles from './open.module.css';

/** How many chose which option, and what the solution says of the wrong ones. */
export function OptionShares({ detail }: { detail: MistakeDetail }): ReactNode {
  return (
    <div className={styles.answers}>
      <OptionBars detail={detail} isSolved hasCounts />
      <AllAnswers detail={detail} />
    </div>
  );
}
