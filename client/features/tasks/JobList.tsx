import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { JobRow, stateLabels } from './JobRow.tsx';
import type { Job } from './jobs.ts';
import { useJobs } from './use-tasks.ts';

type Shown = Job['state'] | 'all';

const whenText = (begun: number): string =>
  new Date(begun + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

/** All jobs of this person, those of a state where one is chosen; the same that the tray shows. */
export function JobList(): ReactNode {
  const list = useJobs();
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
        <EmptyState text="这里没有任务。导入、导出、批量操作、打印、识别、批改和发布会出现在这里，离开页面也不会丢；结果文件保留 7 天。" />
      ) : (
        <Stack component="ul" gap={18} m={0} p={0} style={{ listStyle: 'none' }} aria-live="polite">
          {rows.map((job) => (
            <JobRow key={job.id} job={job} when={whenText(job.begun)} onAct={({ run }) => run()} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
