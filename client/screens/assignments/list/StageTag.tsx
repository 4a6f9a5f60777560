import type { ReactNode } from 'react';
import { stageLabels, type Stage } from './assignment.ts';
import styles from './list.module.css';

/** Where an assignment stands, as a word on its colour. */
export const StageTag = ({ stage }: { stage: Stage }): ReactNode => (
  <span className={styles.stage} data-stage={stage}>
    {stageLabels[stage]}
  </span>
);
