import type { ReactNode } from 'react';
import { markingRoundLabels } from '../../../../../contracts/constants/exam-marking.ts';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import styles from '../progress.module.css';
import { flagText } from '../progress/texts.ts';
import type { CaseRound } from '../shapes.ts';

/** What each round has given. */
export const RoundMarks = ({
  rounds,
  isNamed = false,
}: {
  rounds: readonly CaseRound[];
  isNamed?: boolean;
}): ReactNode => (
  <dl className={styles.marks} data-named={isNamed || undefined}>
    {rounds.map(({ round, teacherId, markerName, score, flag }) => (
      <div key={`${round} ${teacherId}`} title={markerName}>
        <dt>
          {markingRoundLabels[round]}
          {isNamed && ` ${markerName}`}
        </dt>
        <dd>{flag === '' ? formatScore(score) : flagText(flag)}</dd>
      </div>
    ))}
  </dl>
);
