import type { ReactNode } from 'react';
import { attemptText, dayText, outcomeOf, outcomes, type Attempt } from '../../../../contracts/report-text/attempts.ts';
import styles from './student.module.css';

const shown = 3;

/** How the last attempts at a question went, the newest at the right. */
export function Signs({ attempts }: { attempts: readonly Attempt[] }): ReactNode {
  const last = attempts.slice(-shown);
  return (
    <span className={styles.signs}>
      {attempts.length > shown && <span title={`共 ${attempts.length} 次作答`}>…</span>}
      {last.map((attempt, place) => (
        <span key={place} className={styles.sign} data-outcome={outcomeOf(attempt)} title={attemptText(attempt)}>
          <i role="img" aria-label={outcomes[outcomeOf(attempt)].word}>
            {outcomes[outcomeOf(attempt)].sign}
          </i>
          <small>{dayText(attempt.time)}</small>
        </span>
      ))}
    </span>
  );
}
