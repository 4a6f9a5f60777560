import type { ReactNode } from 'react';
import { PaperAnalysis } from '../../../paper-builder/composing/PaperAnalysis.tsx';
import type { PaperSections } from '../../../paper-builder/paper.ts';
import { wantedCount, wantedTotal, type Target } from '../target.ts';
import styles from './paper-step.module.css';
import { TargetButton } from './TargetButton.tsx';

/** What the paper comes to, against what was wanted. */
export const PaperCheck = ({ sections, target }: { sections: PaperSections; target: Target }): ReactNode => (
  <aside className={styles.check} aria-label="试卷分析" tabIndex={0}>
    <PaperAnalysis sections={sections} wanted={{ count: wantedCount(target), total: wantedTotal(target) }}>
      <TargetButton sections={sections} target={target} />
    </PaperAnalysis>
  </aside>
);
