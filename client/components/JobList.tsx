import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Card } from './page/Card.tsx';
import { EmptyState } from './state/EmptyState.tsx';
import { JobRow, stateLabels } from './JobRow.tsx';
import { cancelJob, dismissJob, jobs, retryJob, type Job } from './jobs.ts';

type Shown = Job['state'] | 'all';

const whenText = (begun: number): string =>
  new Date(begun + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

/** All jobs of this person in this browser, those of a state where one is chosen; the same that the tray shows. */
export function JobList(): ReactNode {
  const { list } = useSnapshot(jobs);
  const [shown, show] = useState<Shown>('all');
  const count = (state: Shown) => list.filter((job) => state === 'all' || job.state === state).length;
  const label = (state: Shown) => `${state === 'all' ? '全部' : stateLabels[state]} ${count(state)}`;
  const rows = list.filter(({ state }) => shown === 'all' || state === shown);
  return (
    <Card>
      <Group mb="md">
        <SegmentedControl
          aria-label="按状态看"
          value={shown}
          onChange={show}
          data={(['all', 'running', 'failed', 'done'] as const).map((value) => ({ value, label: label(value) }))}
        />
      </Group>
      {rows.length === 0 ? (
        <EmptyState text="这里没有任务。导入、批量操作和打印会出现在这里，离开页面也不会丢，文件在这台电脑上保留 7 天。" />
      ) : (
        <Stack component="ul" gap={18} m={0} p={0} style={{ listStyle: 'none' }} aria-live="polite">
          {rows.map((job) => (
            <JobRow
              key={job.id}
              job={job as Job}
              when={whenText(job.begun)}
              onRetry={retryJob}
              onCancel={cancelJob}
              onDismiss={dismissJob}
            />
          ))}
        </Stack>
      )}
    </Card>
  );
}
