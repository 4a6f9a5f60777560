import type { ReactNode } from 'react';
import type { DeviceConcern } from '../../../../contracts/constants/trade.ts';
import { AttentionBand, type Matter } from '../../../components/page/AttentionBand.tsx';
import type { DeviceSums } from './device-columns.tsx';

interface Props {
  sums: DeviceSums;
  chosen: DeviceConcern | undefined;
  choose: (concern: DeviceConcern | '') => void;
}

/** What needs a hand, worst first; each entry filters the list. */
export function DeviceBand({ sums, chosen, choose }: Props): ReactNode {
  const entries: { concern: DeviceConcern; tone: Matter['tone']; label: string; count: number }[] = [
    { concern: 'repair', tone: 'bad', label: '报修', count: sums.repair },
    { concern: 'supplies', tone: 'warn', label: '耗材不足', count: sums.supplies },
    { concern: 'anomaly', tone: 'warn', label: '读数异常', count: sums.anomaly },
    { concern: 'idle', tone: 'faint', label: '长时间没用', count: sums.idle },
    { concern: 'unassigned', tone: 'faint', label: '未分配', count: sums.notAssigned },
  ];
  return (
    <AttentionBand
      matters={entries.map(({ concern, ...entry }) => ({
        ...entry,
        key: concern,
        unit: '台',
        choose: { isChosen: chosen === concern, run: () => choose(chosen === concern ? '' : concern) },
      }))}
    />
  );
}
