import { SheetError } from '../spreadsheets/sheet-error.ts';
import type { Column } from './columns.ts';

/** A row of a list: its number in the sheet, its cells in the order of the columns, and what is wrong with them so far. */
export interface TableRow<Field extends string> {
  row: number;
  cells: string[];
  values: Record<Field, string>;
  faults: string[];
}

/** A sheet read as a list. */
export interface Table<Field extends string> {
  /** The columns that the sheet has. */
  columns: Column<Field>[];
  rows: TableRow<Field>[];
}

/** A title and notes may stand above the header. */
const highestHeader = 10;

/** A header without the marks of required columns and the spaces that people lay out with. */
const plain = (header: string): string => header.replace(/[\s*\uff0a]/g, '');

/**
 * Reads rows of a sheet as a list: columns in any order, those that the list does not know left out, each cell checked
 * by itself. Throws SheetError where a required column is missing or no row is there.
 */
export function readTable<Field extends string>(columns: readonly Column<Field>[], rows: string[][]): Table<Field> {
  const { index, headers } = headerOf(columns, rows);
  const missing = columns.filter(({ header, required }) => required && !headers.includes(header));
  if (missing.length > 0)
    throw new SheetError('wrongColumns', { columns: missing.map(({ header }) => header).join('、') });
  const places = columns.map(({ header }) => headers.indexOf(header));
  const filled: TableRow<Field>[] = [];
  for (let at = index + 1; at < rows.length; at += 1) {
    const cells = places.map((place) => rows[at]![place]?.trim() ?? '');
    if (cells.some((cell) => cell !== '')) filled.push(tableRow(columns, at + 1, cells));
  }
  if (filled.length === 0) throw new SheetError('empty');
  return { columns: columns.filter((_, position) => places[position]! >= 0), rows: filled };
}

function headerOf(columns: readonly Column[], rows: string[][]): { index: number; headers: string[] } {
  const required = columns.filter((column) => column.required).map(({ header }) => header);
  const top = rows.slice(0, highestHeader).map((cells) => cells.map(plain));
  const complete = top.findIndex((headers) => required.every((header) => headers.includes(header)));
  const index = complete >= 0 ? complete : top.findIndex((headers) => headers.length > 0);
  if (index < 0) throw new SheetError('empty');
  return { index, headers: top[index]! };
}

function tableRow<Field extends string>(
  columns: readonly Column<Field>[],
  row: number,
  cells: string[],
): TableRow<Field> {
  const values = Object.fromEntries(
    columns.map(({ field, read = (text) => text }, index) => [field, read(cells[index]!)]),
  ) as Record<Field, string>;
  const faults = columns.flatMap(({ header, field, check }) => {
    const fault = check(values[field]);
    return fault === undefined ? [] : [`${header}${fault}`];
  });
  return { row, cells, values, faults };
}

/** Headers of the columns that the sheet has in which a row differs from what the school has. */
export const differences = <Field extends string>(
  { columns }: Table<Field>,
  { values }: TableRow<Field>,
  existing: Record<Field, string>,
): string[] =>
  columns
    .filter(({ field, canonical = (text) => text, mayStayOpen = false }) => {
      if (mayStayOpen && values[field] === '') return false;
      return canonical(values[field]) !== canonical(existing[field]);
    })
    .map(({ header }) => header);

const mostNamed = 3;

/** Says of each row in which other rows the same value stands; blank values do not count. */
export function repeats<Field extends string>(
  rows: TableRow<Field>[],
  valuesOf: (row: TableRow<Field>) => string[],
): (row: TableRow<Field>, value: string) => string | undefined {
  const places = new Map<string, number[]>();
  for (const row of rows) {
    for (const value of new Set(valuesOf(row))) {
      if (value === '') continue;
      const known = places.get(value);
      if (known) known.push(row.row);
      else places.set(value, [row.row]);
    }
  }
  return ({ row }, value) => {
    const all = places.get(value) ?? [];
    if (all.length < 2) return undefined;
    const others = all.filter((other) => other !== row);
    return `与第 ${others.slice(0, mostNamed).join('、')} 行${others.length > mostNamed ? '等' : ''}重复`;
  };
}
