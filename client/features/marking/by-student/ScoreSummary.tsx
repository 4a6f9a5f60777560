import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { Review } from './use-submission-review.ts';

/** What the answers come to, and how many are still to be marked. */
export function ScoreSummary({ review: { submission, total, stateOf } }: { review: Review }): ReactNode {
  const open = submission.answers.filter((answer) => (stateOf(answer).mark?.score ?? null) === null).length;
  return (
    <Group gap={12} align="baseline">
      <Text size="sm">得分</Text>
      <Text fz={18} fw={700}>
        {formatScore(total)}
      </Text>
      <Text size="sm">/ {formatScore(submission.totalScore)}</Text>
      <Text size="sm" c="dimmed" ml="auto">
        {submission.isPublished ? '成绩已发布 · ' : ''}
        {open === 0 ? '已批完' : `还有 ${open} 题待批`}
      </Text>
    </Group>
  );
}
