import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { scoreBands } from '../../../../contracts/constants/questions.ts';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import styles from './overview.module.css';
import type { Report } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

/** The bands of scores as parts of one bar to 100 %, each with its word and leading to its students. */
export function BandStrip({ bands }: Pick<Report, 'bands'>): ReactNode {
  const sectionPath = useSectionPath();
  const labelOf = (band: string) => scoreBands.find(({ value }) => value === band)!.label;
  return (
    <figure className={styles.bands} aria-label="分数段占比">
      <div className={styles.strip} aria-hidden>
        {bands.map(({ band, share }) => (
          <span key={band} style={{ width: `${share * 100}%`, background: colourOf(0, band) }} />
        ))}
      </div>
      <figcaption>
        {bands.map(({ band, count, share }) => (
          <Link key={band} to={sectionPath('students', { group: band })}>
            <i style={{ background: colourOf(0, band) }} aria-hidden />
            {labelOf(band)} <strong>{count}</strong> 人 {formatRate(share)}
          </Link>
        ))}
      </figcaption>
    </figure>
  );
}
