import type { ReactNode } from 'react';
import { scoreBand } from '../../../../contracts/constants/questions.ts';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { masteryLabels } from './bands.ts';
import type { Source } from './evidence.ts';
import styles from './sheet.module.css';

interface Props {
  name: string;
  mastery: number;
  answered: number;
  source?: Source;
}

/** How far a point is mastered, never without the number of answers behind it. */
export function PointRow({ name, mastery, answered, source }: Props): ReactNode {
  const band = scoreBand(mastery);
  return (
    <div className={styles.point}>
      <span title={name}>
        <TextLink to={source?.to} onClick={source?.choose}>
          {name}
        </TextLink>
      </span>
      <span className={styles.track} aria-hidden>
        <i style={{ width: `${mastery * 100}%`, background: colourOf(0, band) }} />
      </span>
      <b>{formatRate(mastery)}</b>
      <span>{masteryLabels[band]}</span>
      <span>{formatNumber(answered)} 次</span>
    </div>
  );
}
