import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../contracts/figure-text.ts';
import { Tag } from '../../components/page/Tag.tsx';
import { isDoubtful, isReviewed, originOf, type Mark } from './marks.ts';
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
  if (mark === null) {
    return (
      <Text size="xs" c="dimmed">
        未批
      </Text>
    );
  }
  return (
    <Group gap={6} wrap="nowrap" miw={0}>
      <Text size="xs" truncate c={isReviewed(mark) ? 'teal.9' : 'dimmed'} title={originOf(mark)}>
        {isReviewed(mark) ? '✓ ' : ''}
        {originOf(mark)}
      </Text>
      {mark.kind === 'machine' && mark.score !== null && (
        <Text size="xs" flex="none" c={isDoubtful(mark) ? '#8a5300' : 'dimmed'} fw={isDoubtful(mark) ? 600 : undefined}>
          把握 {Math.round(mark.confidence * 100)}%
        </Text>
      )}
      {mark.isSimulated && <Tag tone="warn">模拟识别</Tag>}
    </Group>
  );
}
