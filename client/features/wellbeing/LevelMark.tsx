import type { ReactNode } from 'react';
import { wellbeingLevels, type WellbeingLevel } from '../../../contracts/constants/wellbeing.ts';
import styles from './wellbeing.module.css';

const signs = ['○', '●', '◆', '▲'] as const;

/** A level by sign, word and colour, so that none of them has to be told apart alone. */
export const LevelMark = ({ level }: { level: WellbeingLevel }): ReactNode => (
  <span className={styles.level} data-level={level}>
    <i aria-hidden>{signs[level]}</i>
    {wellbeingLevels[level]}
  </span>
);
