import { memo, type ReactNode } from 'react';
import { spokenText } from '../../../contracts/rich-text.ts';
import { RichText } from './RichText.tsx';
import styles from './rich-text.module.css';

/** As much of a question's text as one line holds: the rest is left out, and a formula only as a whole. In print all of it. */
export const OneLine = memo(function OneLine({ text }: { text: string }): ReactNode {
  const line = text.replace(/\s+/g, ' ').trim();
  return (
    <span className={styles.oneLine} title={spokenText(line)}>
      <RichText text={line} />
    </span>
  );
});
