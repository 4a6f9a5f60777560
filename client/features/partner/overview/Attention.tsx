import type { ReactNode } from 'react';
import { renewalDays } from '../../../../contracts/constants/usage.ts';
import { getDeviceSums } from '../../../../contracts/wrongbook/trade/devices.ts';
import { getOrderSums } from '../../../../contracts/wrongbook/trade/orders.ts';
import { getSettlement } from '../../../../contracts/wrongbook/trade/settlement.ts';
import { useCall } from '../../../api/use-call.ts';
import { AttentionBand, type Matter } from '../../../components/page/AttentionBand.tsx';
import { pathTo } from '../../../session/paths.ts';
import { monthFrom, thisMonth } from '../../trade/months.ts';
import type { Overview } from '../partner.ts';
import { concernedSchools, stateOf, worstFirst, type Concern } from '../school-state.ts';

const schoolMatters = [
  { concern: 'idle', tone: 'bad', label: '长时间没用' },
  { concern: 'due', tone: 'warn', label: `${renewalDays} 天内到期` },
  { concern: 'over', tone: 'warn', label: '启用人数超出席位' },
] as const satisfies readonly { concern: Concern; tone: Matter['tone']; label: string }[];

/** What needs a hand at schools. */
const ofSchools = ({ schools, today }: Overview): Matter[] =>
  schoolMatters.map(({ concern, tone, label }) => {
    const found = worstFirst(concernedSchools(schools, concern, today), today);
    const [worst] = found;
    return {
      key: concern,
      tone,
      label,
      count: found.length,
      unit: '所',
      ...(concern === 'idle' && worst && { note: `${worst.schoolName}，${stateOf(worst, today).idleFor} 天` }),
      to: pathTo('partnerSchools', { concern }),
    };
  });

/** What waits for the caller among orders, statements and devices; nothing while that is not known. */
function useTrade(): Matter[] {
  const month = monthFrom(thisMonth(), -1);
  const orders = useCall(getOrderSums, {});
  const statement = useCall(getSettlement, { month });
  const devices = useCall(getDeviceSums, {});
  return [
    {
      key: 'refunds',
      tone: 'warn',
      label: '退款等你处理',
      count: orders.data?.forCaller ?? 0,
      unit: '笔',
      to: pathTo('partnerOrders', { tab: 'settlement' }),
    },
    {
      key: 'statement',
      tone: 'warn',
      label: `${Number(month.slice(5))} 月对账单待确认`,
      count: statement.data?.acts.includes('confirm') ? 1 : 0,
      unit: '份',
      to: pathTo('partnerOrders', { tab: 'settlement', month }),
    },
    {
      key: 'repair',
      tone: 'warn',
      label: '设备报修',
      count: devices.data?.repair ?? 0,
      unit: '台',
      to: pathTo('partnerDevices', { concern: 'repair' }),
    },
    {
      key: 'supplies',
      tone: 'faint',
      label: '耗材不足',
      count: devices.data?.supplies ?? 0,
      unit: '台',
      to: pathTo('partnerDevices', { concern: 'supplies' }),
    },
  ];
}

/** What needs a hand, worst first, each a way to what it is about. */
export function Attention({ overview }: { overview: Overview }): ReactNode {
  const trade = useTrade();
  return <AttentionBand matters={[...ofSchools(overview), ...trade]} />;
}
