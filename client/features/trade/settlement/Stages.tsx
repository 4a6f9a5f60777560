import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayText } from '../months.ts';
import type { Statement } from './use-statement.ts';
import styles from '../trade.module.css';

interface Step {
  label: string;
  note: string;
  isDone: boolean;
}

function stepsOf({ stage, madeTime, lowers, confirmTime, payTime, level }: Statement): Step[] {
  const confirmed = lowers.filter((lower) => lower.stage !== 'open').length;
  const isMade = stage !== 'none';
  return [
    { label: '生成', note: dayText(madeTime), isDone: isMade },
    ...(lowers.length === 0
      ? []
      : [{ label: '下级确认', note: `${confirmed} / ${lowers.length}`, isDone: confirmed === lowers.length }]),
    { label: '本级确认', note: dayText(confirmTime), isDone: confirmTime !== '' },
    { label: level === 1 ? '平台付款' : '上级付款', note: dayText(payTime), isDone: payTime !== '' },
    { label: '关账', note: dayText(payTime), isDone: stage === 'closed' },
  ];
}

/** How far a statement is, from left to right. */
export function Stages({ statement }: { statement: Statement }): ReactNode {
  const steps = stepsOf(statement);
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={styles.stages} aria-label="进度">
      {steps.map(({ label, note, isDone }, index) => (
        <li
          key={label}
          data-done={isDone || undefined}
          data-now={(index === now && statement.stage !== 'none') || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <i aria-hidden>{isDone && <IconCheck size={12} stroke={3} />}</i>
          {label} <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
