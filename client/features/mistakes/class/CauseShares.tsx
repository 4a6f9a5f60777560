import type { ReactNode } from 'react';
import { mistakeCauseLabels, mistakeCauses } from '../../../../contracts/constants/mistake-causes.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import type { MistakeDetail } from './answers.ts';
import { causesNote } from './book.ts';
import styles from './open.module.css';

const colourOfCause = (cause: (typeof mistakeCauses)[number]): string => colourOf(mistakeCauses.indexOf(cause));

/** For which causes the question was got wrong: shares of all who have, and how many of these are suggested only. */
export function CauseShares({ causes }: Pick<MistakeDetail, 'causes'>): ReactNode {
  const total = causes.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className={styles.causes} aria-label="错因">
      <h3>
        错因 <small>{causesNote(causes)}</small>
      </h3>
      <div className={styles.strip} aria-hidden>
        {causes.map(({ cause, count }) => (
          <span key={cause} style={{ width: `${(count / total) * 100}%`, background: colourOfCause(cause) }} />
        ))}
      </div>
      <figcaption>
        {causes.map(({ cause, count }) => (
          <span key={cause}>
            <i style={{ background: colourOfCause(cause) }} aria-hidden />
            {mistakeCauseLabels[cause]} <b>{count}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
