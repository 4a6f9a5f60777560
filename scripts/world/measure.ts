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

/** Where bounds come from, in short; README.md has them in full. */
export const sources = {
  usual: '学校常规',
  holidays: '国务院办公厅放假通知',
  relief: '“双减”意见（2021）',
  sleep: '睡眠管理通知（2021）',
  textbooks: '教学用书目录（2024）',
  curriculum: '课程方案（2022）',
  balance: '义务教育法第 22 条；Westine 2016',
  difficulty: '海南 2021、深圳 2025 命题要求',
  spread: '越南毕业考试 2025：数学 16.8%',
  mathsSpread: 'Rimfeld 等 2015：1.20',
  subjects: 'OECD 2017；Lange、Rindermann 2026',
  stability: 'Rimfeld 等 2018：约 0.70',
  kinds: 'NAEP 2015 数学、科学',
  blanks: 'NAEP 2008、2015',
  discrimination: 'Ebel 1965；比例为学校常规',
  distractors: 'Tarrant 等 2009：1.54 ± 0.88',
  bank: '题库约定（六成）',
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

/** Standard deviation of all there is. */
export const deviation = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
};

/** Pearson's correlation of pairs. */
export function correlation(pairs: readonly (readonly [x: number, y: number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  const products = mean(pairs.map(([one, other]) => (one - x) * (other - y)));
  return products / (deviation(pairs.map(([one]) => one)) * deviation(pairs.map(([, other]) => other)));
}
