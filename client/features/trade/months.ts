import { today } from '../../api/clock.ts';

const shanghai = 8 * 3_600_000;

/** The running month, `yyyy-MM`. */
export const thisMonth = (): string => new Date(today().getTime() + shanghai).toISOString().slice(0, 7);

/** The month so many after another. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** A month for people: 2026 年 9 月. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${year} 年 ${Number(number)} 月`;
}

/** Month and day of a moment, `11-25`; "" of none. */
export const dayText = (dateTime: string): string => dateTime.slice(5, 10);
