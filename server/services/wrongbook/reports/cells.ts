import { statistics, type StatisticName } from '../../../../contracts/statistics.ts';
import { completion } from '../../../engines/analysis/totals.ts';
import type { Cell, Sheet } from '../../../engines/spreadsheets/sheet.ts';

/** A figure in a cell, exact and shown with two decimals, a whole number as it is; blank where it is not defined. */
export const figure = (value: number | null): Cell => {
  if (value === null) return '';
  return Number.isInteger(value) ? value : { figure: value };
};

/** A rate from 0 to 1 in a cell, shown in per cent; blank where it is not defined. */
export const percent = (rate: number | null): Cell => (rate === null ? '' : { rate });

/** Share of those who have handed in, in a cell. */
export const completionCell = ({ submitted, students }: { submitted: number; students: number }): Cell =>
  percent(completion(submitted, students));

/** What a figure is called, as on the screen. */
export const labelOf = (name: StatisticName): string => statistics[name].label;

/** A sheet of as many columns has room for a few more at its left: .xls takes 256. */
const mostColumns = 200;

/** A table whose right part may be too wide for one sheet: then it goes on in further ones, each with the left part. */
export interface WideTable {
  name: string;
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
  wideHeader: readonly string[];
  wideRows: readonly (readonly Cell[])[];
}

/** The sheets of a wide table. */
export function wideSheets({ name, header, rows, wideHeader, wideRows }: WideTable): Sheet[] {
  const parts = Math.max(1, Math.ceil(wideHeader.length / mostColumns));
  return Array.from({ length: parts }, (_, part) => {
    const columns = [part * mostColumns, (part + 1) * mostColumns] as const;
    return {
      name: part === 0 ? name : `${name}（${part + 1}）`,
      rows: [
        [...header, ...wideHeader.slice(...columns)],
        ...rows.map((row, at) => [...row, ...wideRows[at]!.slice(...columns)]),
      ],
    };
  });
}

/** What the figures are, how they are computed and read, and where that comes from. */
export const notesSheet = (): Sheet => ({
  name: '说明',
  rows: [
    ['指标', '公式', '说明', '来源'],
    ...Object.values(statistics).map(({ label, formula, meaning, source }) => [label, formula, meaning, source]),
  ],
  widths: [14, 48, 72, 60],
});
