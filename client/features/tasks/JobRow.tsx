import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import type { Job, JobAct } from './jobs.ts';

/** What people read of a job's state. */
export const stateLabels = { running: '进行中', done: '已完成', failed: '失败' } as const;
const stateColours = { running: 'indigo.8', done: 'teal.9', failed: 'red.9' };

interface RowProps {
  job: Job;
  /** When it was begun, where that is told. */
  when?: string;
  onAct: (act: JobAct) => void;
}

/** One job: how far it is, what came of it, and what can be done with it. */
export function JobRow({ job, when, onAct }: RowProps) {
  const { title, state, fraction, stage, acts } = job;
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap={8} wrap="nowrap">
        <Text component="strong" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {when !== undefined && (
          <Text span ml="auto" flex="none" fz="sm" c="dimmed">
            {when}
          </Text>
        )}
        <Text span flex="none" fz="sm" c={stateColours[state]}>
          {stateLabels[state]}
        </Text>
      </Group>
      {state === 'running' && <Box component="progress" w="100%" h={6} mt={6} aria-label={title} value={fraction} />}
      {stage && (
        <Text mt={4} fz="sm" c="dimmed">
          {stage}
        </Text>
      )}
      <Group gap="sm">
        {acts.map((act) => (
          <UnstyledButton
            key={act.label}
            py={4}
            fz="sm"
            c="var(--mantine-primary-color-filled)"
            onClick={() => onAct(act)}
          >
            {act.label}
          </UnstyledButton>
        ))}
      </Group>
    </li>
  );
}
