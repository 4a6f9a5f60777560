import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import { textTones } from '../../reports/text-tones.ts';
import { toneOfWrong, wrongRateText, type Tally } from './book.ts';
import styles from './rates.module.css';

interface Props {
  tallies: Tally & { grade: Tally; school: Tally };
}

/** Wrong rates of the class, beside those of grade and school: bars of a whole. */
export function RateBars({ tallies }: Props): ReactNode {
  const { grade, school } = tallies;
  return (
    <ul className={styles.rates} aria-label="错误率">
      <Row label="本班" tally={tallies} own />
      <Row label="年级" tally={grade} />
      <Row label="全校" tally={school} />
    </ul>
  );
}

function Row({ label, tally, own = false }: { label: string; tally: Tally; own?: boolean }): ReactNode {
  const { answered, wrong } = tally;
  const tone = toneOfWrong(tally);
  const share = answered === 0 ? 0 : wrong / answered;
  return (
    <li data-own={own || undefined}>
      <span>{label}</span>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${share * 100}%`, background: own ? colourOf(0, tone) : '#99a1b8' }} />
      </span>
      <b style={own ? { color: textTones[tone] } : undefined}>{wrongRateText(tally)}</b>
      <span>
        {formatNumber(wrong)}/{formatNumber(answered)}
      </span>
    </li>
  );
}
