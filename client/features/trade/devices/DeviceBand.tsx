import type { ReactNode } from 'react';
import type { DeviceConcern } from '../../../../contracts/constants/trade.ts';
import type { DeviceSums } from './device-columns.tsx';
import styles from './devices.module.css';

interface Props {
  sums: DeviceSums;
  chosen: DeviceConcern | undefined;
  choose: (concern: DeviceConcern | '') => void;
}

/** What needs a hand, worst first; each entry filters the list, and is gone where there is nothing. */
export function DeviceBand({ sums, chosen, choose }: Props): ReactNode {
  const entries: { concern: DeviceConcern; label: string; count: number; tone: string }[] = [
    { concern: 'repair', label: '报修', count: sums.repair, tone: 'red.7' },
    { concern: 'supplies', label: '耗材不足', count: sums.supplies, tone: 'yellow.7' },
    { concern: 'anomaly', label: '读数异常', count: sums.anomaly, tone: 'yellow.7' },
    { concern: 'idle', label: '长时间没用', count: sums.idle, tone: 'gray.6' },
    { concern: 'unassigned', label: '未分配', count: sums.notAssigned, tone: 'gray.6' },
  ];
  const open = entries.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <nav className={styles.band} aria-label="要处理">
      <strong>要处理</strong>
      {open.map(({ concern, label, count, tone }) => (
        <button
          key={concern}
          type="button"
          aria-pressed={chosen === concern}
          onClick={() => choose(chosen === concern ? '' : concern)}
        >
          <i aria-hidden style={{ background: `var(--mantine-color-${tone.replace('.', '-')})` }} />
          {label} <b>{count}</b> 台
        </button>
      ))}
    </nav>
  );
}
