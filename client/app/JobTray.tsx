import { Popover } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useSnapshot } from 'valtio';
import { dismissJob, jobs, retryJob, type Job } from '../components/jobs.ts';
import styles from './JobTray.module.css';

const stateLabels = { running: '进行中', done: '已完成', failed: '失败' } as const;

/** The long jobs of this page. */
export default function JobTray() {
  const { list } = useSnapshot(jobs);
  const running = list.filter((job) => job.state === 'running').length;
  return (
    <Popover position="bottom-end" width={340} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.button}>
          <IconListDetails size={18} aria-hidden />
          {running > 0 ? `${running} 项进行中` : '任务'}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="任务">
        <ul className={styles.list} aria-live="polite">
          {list.map((job) => (
            <JobRow key={job.id} job={job as Job} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

function JobRow({ job: { id, title, state, fraction, stage, result, retry } }: { job: Job }) {
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
          <button type="button" onClick={() => retryJob(id)}>
            重试
          </button>
        )}
        {state !== 'running' && (
          <button type="button" onClick={() => dismissJob(id)}>
            移除
          </button>
        )}
      </div>
    </li>
  );
}
