import type { ReactNode } from 'react';
import { colourOf } from '../../../components/chart/tones.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { choiceBars, type MistakeDetail } from './answers.ts';
import styles from './bars.module.css';

interface Props {
  detail: MistakeDetail;
  /** Whether it may be told which is right. */
  isSolved: boolean;
  hasCounts: boolean;
}

/** How a choice was answered, in the order of the options; which one is right comes with the solution. */
export function OptionBars({ detail, isSolved, hasCounts }: Props): ReactNode {
  const bars = choiceBars(detail).toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <ul className={styles.bars} aria-label="各选项人次">
      {bars.map(({ key, label, count, isRight, error }) => (
        <li key={key}>
          <RichText text={label} />
          <span className={styles.track} aria-hidden>
            <span
              style={{
                width: `${(count / detail.answered) * 100}%`,
                background: isSolved ? colourOf(0, isRight ? 'fine' : 'bad') : colourOf(0),
              }}
            />
          </span>
          <b>
            {hasCounts && `${count} 人次`}
            {isSolved && isRight && ' ✓'}
          </b>
          {isSolved && error !== '' && (
            <small>
              <RichText text={error} />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
