import type { ReactNode } from 'react';
import { rateOf, shareText, type Share as ShareOf } from './coverage-rows.ts';
import styles from './coverage.module.css';

/** A bar of 100 % with how much of it was used. */
export function Share({ share, label }: { share: ShareOf; label: string }): ReactNode {
  const { used, all } = share;
  return (
    <span className={styles.share} role="img" aria-label={`${label} ${used} / ${all}`}>
      <meter className={styles.bar} min={0} max={1} value={all === 0 ? 0 : rateOf(share)} aria-hidden />
      <span>{shareText(share)}</span>
      <small>{all === 0 ? '' : `${used}/${all}`}</small>
    </span>
  );
}
