import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openWorkPrint } from '../../printing/open-print.tsx';
import type { Assignment } from '../../assignments/list/assignment.ts';
import { stagePath } from '../../assignments/work/acts.ts';
import { stagesOf, stageTitles, type Stage, type StageKey } from '../../assignments/work/progress.ts';
import styles from './work.module.css';

interface Props {
  work: Assignment;
  current: StageKey;
  compact: boolean;
}

/** The stages of work in their order, each with how far it is, and leading to its screen. */
export const StageBar = ({ work, current, compact }: Props): ReactNode => (
  <nav aria-label="作业进度" className={compact ? styles.compact : undefined} data-screen-only>
    <ol className={styles.stages} data-compact={compact || undefined}>
      {stagesOf(work).map((stage, index) => (
        <li key={stage.key} data-state={stage.state} data-current={stage.key === current || undefined}>
          <Door stage={stage} work={work} current={current}>
            <span className={styles.ring} aria-hidden>
              {stage.state === 'done' ? <IconCheck size={14} /> : index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{stageTitles[stage.key]}</span>
              <span className={styles.note}>
                {stage.note}
                {stage.waits !== '' && <b>{stage.waits}</b>}
              </span>
            </span>
          </Door>
        </li>
      ))}
    </ol>
  </nav>
);

interface DoorProps {
  stage: Stage;
  work: Assignment;
  current: StageKey;
  children: ReactNode;
}

function Door({ stage: { key }, work, current, children }: DoorProps): ReactNode {
  const path = stagePath(key, work);
  if (key === current)
    return (
      <span className={styles.door} aria-current="step">
        {children}
      </span>
    );
  if (path !== undefined)
    return (
      <Link className={styles.door} to={path}>
        {children}
      </Link>
    );
  if (key === 'print')
    return (
      <UnstyledButton className={styles.door} onClick={() => void openWorkPrint(work.id, work.taskType)}>
        {children}
      </UnstyledButton>
    );
  return <span className={styles.door}>{children}</span>;
}
