import { Box, Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { cancelJob, dismissJob, jobs, retryJob, type Job } from './jobs.ts';

const stateLabels = { running: '进行中', done: '已完成', failed: '失败' } as const;
const stateColours = { running: 'indigo.8', done: 'teal.9', failed: 'red.9' };
const listStyle = { overflowY: 'auto', listStyle: 'none', outline: 'none' } as const;

/** The long jobs of this page. */
export default function JobTray() {
  const { list } = useSnapshot(jobs);
  const state = pressing(list);
  const rows = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row: the focus must not fall out of the tray.
  const leaveRow = (act: (id: string) => void) => (id: string) => {
    act(id);
    const next = jobs.list.length > 0 ? rows.current : document.querySelector<HTMLElement>('[data-focus-home]');
    next?.focus();
  };
  return (
    <Popover position="bottom-end" width={340} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          fz="sm"
          fw={400}
          flex="none"
          leftSection={<IconListDetails size={18} aria-hidden />}
          aria-label={['任务', state].filter(Boolean).join('，')}
        >
          {state || '任务'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="任务">
        <Stack
          component="ul"
          ref={rows}
          tabIndex={-1}
          gap={14}
          m={0}
          p={0}
          mah={360}
          style={listStyle}
          aria-live="polite"
        >
          {list.map((job) => (
            <JobRow
              key={job.id}
              job={job as Job}
              onRetry={leaveRow(retryJob)}
              onCancel={leaveRow(cancelJob)}
              onDismiss={leaveRow(dismissJob)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What presses most among the jobs, in words; "" when all went well. */
function pressing(list: readonly Pick<Job, 'state'>[]): string {
  const count = (state: Job['state']) => list.filter((job) => job.state === state).length;
  const state = count('running') > 0 ? 'running' : 'failed';
  return count(state) > 0 ? `${count(state)} 项${stateLabels[state]}` : '';
}

interface RowProps {
  job: Job;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  onDismiss: (id: string) => void;
}

function JobRow({ job, onRetry, onCancel, onDismiss }: RowProps) {
  const { id, title, state, fraction, stage, result, retry, cancel } = job;
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap={8} wrap="nowrap">
        <strong>{title}</strong>
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
