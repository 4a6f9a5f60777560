import type { ReactNode } from 'react';
import { textTones } from '../../reports/text-tones.ts';
import { causesText, toneOfWrong, wrongRateText, type ClassMistake } from './book.ts';
import styles from './list.module.css';

/** The wrong rate of a question in a line, and why it was got wrong. */
export function RateSummary({ mistake }: { mistake: ClassMistake }): ReactNode {
  const causes = causesText(mistake.causes);
  const { answered, wrong, grade } = mistake;
  return (
    <>
      <div className={styles.causes}>
        <small>主要错因</small>
        {causes === '' ? '-' : causes}
      </div>
      <div className={styles.rate}>
        <b style={{ color: textTones[toneOfWrong(mistake)] }}>{wrongRateText(mistake)}</b>
        <small>
          {wrong}/{answered} · 年级 {wrongRateText(grade)}
        </small>
      </div>
    </>
  );
}
