import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getPartnerOverview } from '../../../contracts/wrongbook/figures.ts';

/** What a partner looks after, in figures. */
export type Overview = DataOf<typeof getPartnerOverview>;
export type SchoolFigures = Overview['schools'][number];
export type Period = Overview['period'];

/** What figures of schools are compared by. */
export const measures = [
  { value: 'prints', label: '打印量', unit: '页' },
  { value: 'uses', label: '使用次数', unit: '次' },
  { value: 'cents', label: '营收', unit: '' },
] as const;
export type Measure = (typeof measures)[number]['value'];

/** The schools that are a partner's own, without a channel between. */
const ownLabel = '本级直营';

/** What a channel is called in the overview. */
export const channelName = ({ channels }: Pick<Overview, 'channels'>, channelId: string): string => {
  const found = channels.find(({ partnerId }) => partnerId === channelId);
  return found === undefined || found.isOwn ? ownLabel : found.partnerName;
};

/** 11-01 of 2026-11-01. */
export const shortDay = (date: string): string => date.slice(5);

/** 11-01 至 11-22, with the year where it is another than the one that runs. */
export function spanText(from: string, to: string, year: string): string {
  const isFar = from.slice(0, 4) !== year || to.slice(0, 4) !== year;
  return isFar ? `${from} 至 ${to}` : `${shortDay(from)} 至 ${shortDay(to)}`;
}
