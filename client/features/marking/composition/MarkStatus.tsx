import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { MarkHistory } from '../by-student/MarkHistory.tsx';
import { MarkOrigin } from '../MarkChip.tsx';
import type { Submission } from '../marks.ts';
import { MarkTrouble } from '../MarkTrouble.tsx';
import styles from './composition.module.css';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Props {
  submission: Submission;
  draft: CompositionDraft;
}

/** Who gave the mark that stands, and whether it has been changed since. */
export function MarkStatus({ submission, draft: { answer, state, isDirty } }: Props): ReactNode {
  return (
    <Stack gap={4}>
      <Group gap={8} justify="space-between" wrap="nowrap">
        <MarkOrigin mark={state.mark} />
        {isDirty && (
          <Text className={styles.screenOnly} size="xs" c="#7a4a00" ml="auto">
            未保存
          </Text>
        )}
        <MarkHistory submissionId={submission.submissionId} position={answer.position} number={answer.number} />
      </Group>
      {state.mark?.reason && (
        <Text size="xs" c="dimmed">
          {state.mark.reason}
        </Text>
      )}
      <MarkTrouble state={state} />
    </Stack>
  );
}
