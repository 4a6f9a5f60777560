import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getPartnerTrend } from '../../../contracts/wrongbook/figures.ts';
import { shortDay } from './partner.ts';

/** How a figure goes over time. */
export type Trend = DataOf<typeof getPartnerTrend>;

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** A step in short, below the axis. */
export const tickOf = (from: string, step: Trend['step']): string => {
  if (step === 'month') return from.slice(2, 7);
  return step === 'week' ? shortDay(from) : String(Number(from.slice(8)));
};

/** A step in full. */
export const labelOf = ({ from, to }: Trend['steps'][number], step: Trend['step']): string => {
  if (step === 'day') return `${shortDay(from)} ${weekdays[new Date(`${from}T00:00:00Z`).getUTCDay()]}`;
  return step === 'month' ? from.slice(0, 7) : `${shortDay(from)} 至 ${shortDay(to)}`;
};

/** What numbers add up to. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
