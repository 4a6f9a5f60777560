import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import type { Job } from './jobs.ts';

/** What people read of a job's state. */
export const stateLabels = { running: '进行中', done: '已完成', failed: '失败' } as const;
const stateColours = { running: 'indigo.8', done: 'teal.9', failed: 'red.9' };

interface RowProps {
  job: Job;
  /** When it was begun, where that is told. */
  when?: string;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  onDismiss: (id: string) => void;
}

/** One job: how far it is, what it hands over, and what can be done with it. */
export function JobRow({ job, when, onRetry, onCancel, onDismiss }: RowProps) {
  const { id, title, state, fraction, stage, result, retry, cancel } = job;
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap={8} wrap="nowrap">
        <strong>{title}</strong>
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
        {result && <Act label={result.label} run={() => result.save()} />}
        {state === 'failed' && retry && <Act label="重试" run={() => onRetry(id)} />}
        {state === 'running' && cancel && <Act label="取消" run={() => onCancel(id)} />}
        {state !== 'running' && <Act label="移除" run={() => onDismiss(id)} />}
      </Group>
    </li>
  );
}

const Act = ({ label, run }: { label: string; run: () => void }) => (
  <UnstyledButton py={4} fz="sm" c="var(--mantine-primary-color-filled)" onClick={run}>
    {label}
  </UnstyledButton>
);
