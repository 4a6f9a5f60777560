import { Button, Popover, Stack } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useRef } from 'react';
import { JobRow, stateLabels } from './JobRow.tsx';
import type { Job, JobAct } from './jobs.ts';

const listStyle = { overflowY: 'auto', listStyle: 'none', outline: 'none' } as const;

/** The long jobs of this person, the newest first. */
export default function JobTray({ list }: { list: readonly Job[] }) {
  const state = pressing(list);
  const rows = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row: the focus must not fall out of the tray.
  const leaveRow = (act: JobAct) => {
    act.run();
    const next = list.length > 1 ? rows.current : document.querySelector<HTMLElement>('[data-focus-home]');
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
            <JobRow key={job.id} job={job} onAct={leaveRow} />
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
