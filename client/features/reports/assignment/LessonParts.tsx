import type { ReactNode } from 'react';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { lossText, typicalOf } from '../../../../contracts/report-text/lessons.ts';
import { toneOfRate } from '../../../../contracts/report-text/rate-tone.ts';
import type { Lesson } from '../../../../contracts/report-text/shapes.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { OneLine } from '../../../components/rich-text/OneLine.tsx';
import styles from './overview.module.css';

const tones = { bad: 'bad', weak: 'warn', fair: 'warn', fine: 'good', '': 'plain' } as const;

/** How much of a question was lost, in a word; nothing where that is not known. */
export function LossTag({ rate }: { rate: number | null }): ReactNode {
  const word = lossText(rate);
  return word === '' ? null : <Tag tone={tones[toneOfRate(rate)]}>{word}</Tag>;
}

/** A share on a bar that ends at 100 %, with a tick where the grade is. */
export function RateBar({ rate, gradeRate }: { rate: number | null; gradeRate: number | null }): ReactNode {
  return (
    <div className={styles.rate}>
      <span>
        得分率 <strong>{formatRate(rate)}</strong>
      </span>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${(rate ?? 0) * 100}%`, background: colourOf(0, toneOfRate(rate)) }} />
        {gradeRate !== null && <i style={{ left: `${gradeRate * 100}%` }} />}
      </span>
      {gradeRate !== null && <span className={styles.quiet}>年级 {formatRate(gradeRate)}</span>}
    </div>
  );
}

/** What was answered wrongly, or the scores that many got, with how many did. */
export function Typical({ lesson }: { lesson: Lesson }): ReactNode {
  const hasAnswers = lesson.wrong.length > 0;
  return (
    <ul className={styles.typical} aria-label={hasAnswers ? '常见错答' : '常见得分'}>
      {typicalOf(lesson).map(({ text, count }) => (
        <li key={text}>
          <span>
            {hasAnswers && <small>答</small>}
            <OneLine text={text} />
          </span>
          <span>
            <strong>{count}</strong> 人
          </span>
        </li>
      ))}
    </ul>
  );
}
