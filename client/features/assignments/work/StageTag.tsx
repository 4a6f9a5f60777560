import type { ReactNode } from 'react';
import { stageLabels } from '../../../../contracts/constants/assignments.ts';
import styles from './assignment.module.css';

interface Props {
  stage: keyof typeof stageLabels;
  /** What is said instead of the stage's name. */
  children?: ReactNode;
}

/** Where an assignment stands, as a word on its colour. */
export const StageTag = ({ stage, children = stageLabels[stage] }: Props): ReactNode => (
  <span className={styles.stage} data-stage={stage}>
    {children}
  </span>
);
