import type { ReactNode } from 'react';
import type { WellbeingMatter } from '../../../../contracts/constants/wellbeing.ts';
import { now } from '../../../api/clock.ts';
import type { Overview, WellbeingQuery } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

interface Matter {
  matter: WellbeingMatter;
  tone: 'bad' | 'warn' | 'plain';
  text: string;
  count: number;
  unit: string;
  left?: string;
}

/** How long it is until then, or that it is over. */
function leftUntil(at: string): string {
  const minutes = Math.round((Date.parse(`${at.replace(' ', 'T')}+08:00`) - now()) / 60_000);
  if (minutes <= 0) return '已到时间';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `还有 ${rest} 分` : `还有 ${hours} 小时 ${rest} 分`;
}

const mattersOf = ({ crisis, unread, overdue, tomorrow }: Overview): Matter[] => [
  {
    matter: 'crisis',
    tone: 'bad',
    text: crisis.nextAt === '' ? '危机，没有约定下一步' : `危机，${crisis.nextAt.slice(11, 16)} 前再联系`,
    count: crisis.count,
    unit: '人',
    ...(crisis.nextAt !== '' && { left: leftUntil(crisis.nextAt) }),
  },
  { matter: 'unread', tone: 'warn', text: '预警，没有打开', count: unread, unit: '篇' },
  { matter: 'overdue', tone: 'bad', text: '随访逾期', count: overdue, unit: '人' },
  { matter: 'tomorrow', tone: 'plain', text: '明天面谈', count: tomorrow, unit: '人' },
];

interface Props {
  overview: Overview;
  query: WellbeingQuery;
}

/** What needs a hand today, worst first; nothing when there is nothing. */
export function TodayBand({ overview, query: { filters, filter } }: Props): ReactNode {
  const open = mattersOf(overview).filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <div className={styles.band} role="group" aria-label="今天">
      <strong>今天</strong>
      {open.map(({ matter, tone, text, count, unit, left }) => (
        <button
          key={matter}
          type="button"
          aria-pressed={filters.matter === matter}
          onClick={() => filter({ matter: filters.matter === matter ? '' : matter, level: '' })}
        >
          <i data-tone={tone} aria-hidden />
          {text}
          <b>{count}</b>
          {unit}
          {left !== undefined && <em>{left}</em>}
        </button>
      ))}
    </div>
  );
}
