import type { ReactNode } from 'react';
import { colourOf } from '../../../components/chart/tones.ts';
import { scoreBandLabels } from './bands.ts';
import type { ClassReport } from './report.ts';
import styles from './sheet.module.css';

interface Props {
  label: string;
  bands: ClassReport['subjects'][number]['bands'];
}

/** How many students are in which band, as a bar of all and in figures. */
export const Bands = ({ label, bands }: Props): ReactNode => (
  <span
    className={styles.bands}
    role="img"
    aria-label={`${label}：${bands.map(({ band, count }) => `${scoreBandLabels[band]} ${count} 人`).join('，')}`}
  >
    <span className={styles.bandBar}>
      {bands.map(({ band, count }) => (
        <i key={band} style={{ flexGrow: count, background: colourOf(0, band) }} />
      ))}
    </span>
    <small>{bands.map(({ band, count }) => `${scoreBandLabels[band]} ${count}`).join(' ')}</small>
  </span>
);
