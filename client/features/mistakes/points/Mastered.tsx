import type { ReactNode } from 'react';
import { scoreBand } from '../../../../contracts/constants/questions.ts';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import type { Point } from './chapters.ts';
import styles from './points.module.css';

/** How far something is mastered, as bar and figure, and on how many answers that rests. */
export const Mastered = ({ mastery, answered }: Pick<Point, 'mastery' | 'answered'>): ReactNode => (
  <span className={styles.mastered}>
    <span className={styles.track} aria-hidden>
      {mastery !== null && <span style={{ width: `${mastery * 100}%`, background: colourOf(0, scoreBand(mastery)) }} />}
    </span>
    <b>{formatRate(mastery)}</b>
    <span>{formatNumber(answered)}</span>
  </span>
);
