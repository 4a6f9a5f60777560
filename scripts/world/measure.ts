// What measuring a world is done with.

/** A figure of the world beside what is published or usual. */
export interface Measure {
  what: string;
  found: number;
  /** Both ends are allowed. */
  from: number;
  to: number;
  /** Of shares, which are printed in per cent. */
  isShare: boolean;
  /** Where the bounds come from: a document, or what we hold to be usual. */
  source: string;
}

type Bounds = readonly [from: number, to: number];

/** A measure that is a share. */
export const share = (what: string, found: number, [from, to]: Bounds, source: string): Measure => ({
  what,
  found,
  from,
  to,
  isShare: true,
  source,
});

/** A measure that is none. */
export const number = (what: string, found: number, bounds: Bounds, source: string): Measure => ({
  ...share(what, found, bounds, source),
  isShare: false,
});

/** Bounds of what is always so. */
export const always: Bounds = [1, 1];

/** Where bounds come from. */
export const sources = {
  usual: '学校常规',
  holidays: '国务院办公厅放假安排',
  relief: '“双减”意见（2021）',
  order: '时间先后',
} as const;

/** Runs a query. */
export type Rows = <T>(sql: string, ...bound: unknown[]) => T[];

/** The share of rows for which something holds. */
export const shareOf = <T>(rows: readonly T[], holds: (row: T) => boolean): number =>
  rows.length === 0 ? Number.NaN : rows.filter(holds).length / rows.length;

/** The value below which a share of numbers lies. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? Number.NaN;

/** The mean of numbers. */
export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Rows by a key. */
export const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
};
