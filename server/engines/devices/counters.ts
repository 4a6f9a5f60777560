// What the counters of a device say: they only ever rise, so one that falls is an anomaly and never a negative volume.

/** What counters stood at, at the end of a day. */
export interface Reading {
  day: string;
  total: number;
  duplex: number;
}

export interface Usage {
  /** Sheets by month, `yyyy-MM`. */
  months: ReadonlyMap<string, number>;
  /** Days on which a counter stood lower than before. */
  anomalies: string[];
  /** Sheets per day of the last days on which anything was used; 0 where none was. */
  perDay: number;
  /** The last day on which anything was used; "" for none. */
  lastUsed: string;
}

/** Days with use of which the mean tells how long consumables last. */
const meanDays = 10;

/** What readings in the order of their days come to; what was counted before the first is no month's. */
export function usageOf(readings: readonly Reading[]): Usage {
  const months = new Map<string, number>();
  const anomalies: string[] = [];
  const steps: { day: string; sheets: number }[] = [];
  readings.forEach(({ day, total, duplex }, index) => {
    const before = readings[index - 1];
    if (!before) return;
    if (total < before.total || duplex < before.duplex) anomalies.push(day);
    const sheets = Math.max(total - before.total, 0);
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + sheets);
    if (sheets > 0) steps.push({ day, sheets });
  });
  const last = steps.slice(-meanDays);
  const perDay = last.length === 0 ? 0 : last.reduce((sum, { sheets }) => sum + sheets, 0) / last.length;
  return { months, anomalies, perDay, lastUsed: steps.at(-1)?.day ?? '' };
}

/** For how many school days a consumable lasts; undefined where nothing is used. */
export const daysLeft = (supply: { percent: number; capacity: number }, perDay: number): number | undefined =>
  perDay > 0 ? Math.floor((supply.capacity * supply.percent) / 100 / perDay) : undefined;
