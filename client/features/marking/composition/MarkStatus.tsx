import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatScore } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { MarkHistory } from '../by-student/MarkHistory.tsx';
import { MarkOrigin } from '../MarkChip.tsx';
import type { Submission } from '../marks.ts';
import { MarkTrouble } from '../MarkTrouble.tsx';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Props {
  submission: Submission;
  draft: CompositionDraft;
}

/** What a composition comes to, beside the class, who gave the mark that stands, and whether it has been changed since. */
export function MarkStatus({ submission, draft: { answer, score, state, isDirty } }: Props): ReactNode {
  return (
    <Stack gap={4} py={4}>
      <Group gap={6} align="baseline" wrap="nowrap">
        <Text fz={32} fw={700} lh={1}>
          {formatScore(score)}
        </Text>
        <Text c="dimmed" flex={1}>
          / {formatScore(answer.full)} 分
        </Text>
        {isDirty && <Tag tone="warn">未保存</Tag>}
        <MarkHistory submissionId={submission.submissionId} position={answer.position} number={answer.number} />
      </Group>
      <MarkOrigin mark={state.mark} />
      {answer.classMean && (
        <Text size="xs" c="dimmed">
          {besideClass(score, answer.classMean.score)}
        </Text>
      )}
      {state.mark?.reason && (
        <Text size="xs" c="dimmed" lineClamp={2} title={state.mark.reason}>
          {state.mark.reason}
        </Text>
      )}
      <MarkTrouble state={state} />
    </Stack>
  );
}

/** Compares a score with that of the class, by the figure that stands there. */
function besideClass(score: number, mean: number): string {
  const shown = Math.round(mean * 10) / 10;
  const more = score - shown;
  const difference =
    Math.abs(more) < 0.05 ? '与平均相同' : `${more > 0 ? '高' : '低'} ${formatNumber(Math.abs(more), 1)} 分`;
  return `班级平均 ${formatNumber(mean, 1)}，本文${difference}`;
}
