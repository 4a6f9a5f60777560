import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import {
  mistakeCauseLabels,
  mistakeStateLabels,
  mistakeStates,
} from '../../../../contracts/constants/mistake-causes.ts';
import { getMasteryRule } from '../../../../contracts/wrongbook/mistake-writes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { colourOf, type Tone } from '../../../components/chart/tones.ts';
import { personal } from '../../../session/personal.ts';
import type { Book } from './history.ts';
import styles from './student.module.css';

const tones: Record<(typeof mistakeStates)[number], Tone> = { open: 'bad', consolidating: 'fair', mastered: 'fine' };

const leadText = ({ counts, causes }: Book): string => {
  const all = counts.open + counts.consolidating + counts.mastered;
  if (all === 0) return '错题本里还没有题。';
  const [first] = causes;
  const why = first ? `错因最多的是${mistakeCauseLabels[first.cause]}，${first.count} 题。` : '';
  return `${counts.due > 0 ? `今天该练 ${counts.due} 题。` : '今天没有到期的题。'}${why}`;
};

/** What a student has to do today, and how all mistakes are spread over their states. */
export function BookLead({ book, children }: { book: Book; children?: ReactNode }): ReactNode {
  const { counts } = book;
  const rule = useCall(getMasteryRule, { schoolId: useSnapshot(personal).schoolId }).data;
  const all = counts.open + counts.consolidating + counts.mastered;
  return (
    <Card>
      <p className={styles.lead}>{leadText(book)}</p>
      <div className={styles.bar} aria-hidden>
        {mistakeStates.map((state) => (
          <span key={state} style={{ flexGrow: counts[state], background: colourOf(0, tones[state]) }} />
        ))}
      </div>
      <ul className={styles.legend} aria-label="各状态题数">
        {mistakeStates.map((state) => (
          <li key={state}>
            <i style={{ background: colourOf(0, tones[state]) }} aria-hidden />
            {mistakeStateLabels[state]} <b>{counts[state]}</b>
          </li>
        ))}
        <li>
          共 {all} 题{rule && `；做对 ${rule.times} 次、相隔 ${rule.days} 天算掌握`}
        </li>
      </ul>
      {children}
    </Card>
  );
}
