import { missingOf, nextActOf } from '../work/progress.ts';
import type { Assignment } from './assignment.ts';

// What of the work that goes on needs its teacher today, and what is running out of time: one matter of each work, its most urgent.

/** One work that needs a hand. */
export interface Matter {
  work: Assignment;
  /** How many of what. */
  count: number;
  unit: string;
  /** What is the matter. */
  label: string;
  tone: 'warn' | 'good';
}

/** One work that is running out of time. */
export interface Due {
  work: Assignment;
  kind: 'due' | 'print';
  label: string;
}

/** What is due within so many hours is shown. */
const soonHours = 48;

const order = ['mend', 'mark', 'review', 'publish'] as const;

function matterOf(work: Assignment): (Matter & { rank: number }) | undefined {
  const { trayCount, doubtfulCount, submittedCount, markedCount } = work;
  const next = nextActOf(work)?.kind;
  const rank = order.findIndex((kind) => kind === next);
  if (next === 'mend') return { work, rank, count: trayCount, unit: '页', label: '待处理', tone: 'warn' };
  if (next === 'mark')
    return { work, rank, count: submittedCount - markedCount, unit: '份', label: '待批改', tone: 'warn' };
  if (next === 'review') return { work, rank, count: doubtfulCount, unit: '处', label: '存疑', tone: 'warn' };
  if (next === 'publish') return { work, rank, count: submittedCount, unit: '份', label: '可以发布', tone: 'good' };
  return undefined;
}

/** What cannot go on without its teacher: pages to mend first, then unmarked, doubtful, ready to publish; the most students first. */
export const mattersIn = (works: readonly Assignment[]): Matter[] =>
  works
    .flatMap((work) => matterOf(work) ?? [])
    .toSorted((one, other) => one.rank - other.rank || other.work.studentCount - one.work.studentCount);

/** Work whose sheets are due soon and not all in, then work that nobody has printed; `now` as the server writes times. */
export function dueIn(works: readonly Assignment[], now: Date): Due[] {
  const until = new Date(now.getTime() + soonHours * 3_600_000);
  const due = works
    .filter((work) => work.dueTime !== '' && new Date(work.dueTime) <= until && missingOf(work) > 0)
    .toSorted((one, other) => one.dueTime.localeCompare(other.dueTime))
    .map((work): Due => ({ work, kind: 'due', label: dueText(work.dueTime, now) }));
  const known = new Set(due.map(({ work }) => work.id));
  const unprinted = works
    .filter((work) => !known.has(work.id) && nextActOf(work)?.kind === 'print')
    .map((work): Due => ({ work, kind: 'print', label: '未打印' }));
  return [...due, ...unprinted];
}

/** When work is due, in words: 已过截止, 今天截止, 明天截止 or the day. */
function dueText(dueTime: string, now: Date): string {
  const due = new Date(dueTime);
  if (due < now) return '已过截止';
  const days = Math.round((startOf(due) - startOf(now)) / 86_400_000);
  return days === 0 ? '今天截止' : days === 1 ? '明天截止' : `${dueTime.slice(5, 10)} 截止`;
}

const startOf = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
