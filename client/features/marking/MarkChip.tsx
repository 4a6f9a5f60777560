import type { ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { formatScore } from '../../components/figures/words.ts';
import { isDoubtful, isReviewed, originOf, type Mark } from './queue/marks.ts';
import styles from './mark.module.css';

/** What a mark came to against the full score. */
const toneOf = (score: number, full: number): 'full' | 'part' | 'none' =>
  score >= full ? 'full' : score > 0 ? 'part' : 'none';

/** A score out of the full one; its colour says how much of it. */
export function ScoreChip({ mark, full }: { mark: Mark | null; full: number }): ReactNode {
  if (mark === null || mark.score === null) return <span className={styles.score}>待批</span>;
  return (
    <span className={styles.score} data-tone={toneOf(mark.score, full)}>
      {formatScore(mark.score)}
      <i>/{formatScore(full)}</i>
    </span>
  );
}

/** Who or what gave a mark and how sure, where that is to be looked at. */
export function MarkOrigin({ mark }: { mark: Mark | null }): ReactNode {
  if (mark === null) return <span className={styles.origin}>未批</span>;
  return (
    <span className={styles.origin} data-reviewed={isReviewed(mark) || undefined}>
      <span className={styles.marker} title={originOf(mark)}>
        {isReviewed(mark) ? '✓ ' : ''}
        {originOf(mark)}
      </span>
      {mark.kind === 'machine' && mark.score !== null && (
        <span data-doubtful={isDoubtful(mark) || undefined}>把握 {Math.round(mark.confidence * 100)}%</span>
      )}
      {mark.isSimulated && <Tag tone="warn">模拟识别</Tag>}
    </span>
  );
}
