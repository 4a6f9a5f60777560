import { Popover } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { dismissJob, jobs, retryJob, type Job } from '../components/jobs.ts';
import styles from './JobTray.module.css';

const stateLabels = { running: '进行中', done: '已完成', failed: '失败' } as const;

/** The long jobs of this page. */
export default function JobTray() {
  const { list } = useSnapshot(jobs);
  const state = pressing(list);
  const rows = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its row: the focus must not fall out of the tray.
  const leaveRow = (act: (id: string) => void) => (id: string) => {
    act(id);
    const next = jobs.list.length > 0 ? rows.current : document.querySelector<HTMLElement>('[data-focus-home]');
    next?.focus();
  };
  return (
    <Popover position="bottom-end" width={340} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.button} aria-label={['任务', state].filter(Boolean).join('，')}>
          <IconListDetails size={18} aria-hidden />
          {state || '任务'}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="任务">
        <ul ref={rows} tabIndex={-1} className={styles.list} aria-live="polite">
          {list.map((job) => (
            <JobRow key={job.id} job={job as Job} onRetry={leaveRow(retryJob)} onDismiss={leaveRow(dismissJob)} />
          ))}
        </ul>
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
  onDismiss: (id: string) => void;
}

function JobRow({ job: { id, title, state, fraction, stage, result, retry }, onRetry, onDismiss }: RowProps) {
  return (
    <li className={styles.job}>
      <div className={styles.title}>
        <strong>{title}</strong>
        <span data-state={state}>{stateLabels[state]}</span>
      </div>
      {state === 'running' && <progress aria-label={title} value={fraction} />}
      {stage && <p>{stage}</p>}
      <div className={styles.actions}>
        {result && (
          <button type="button" onClick={() => result.save()}>
            {result.label}
          </button>
        )}
        {state === 'failed' && retry && (
          <button type="button" onClick={() => onRetry(id)}>
            重试
          </button>
        )}
        {state !== 'running' && (
          <button type="button" onClick={() => onDismiss(id)}>
            移除
          </button>
        )}
      </div>
    </li>
  );
}
