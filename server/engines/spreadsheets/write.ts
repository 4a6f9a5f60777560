import * as XLSX from '@e965/xlsx';
import type { Cell, Sheet } from './sheet.ts';

const maxRows = 65_535;
const maxColumns = 256;
const defaultWidth = 14;
/** Longer texts need the shared table, which makes writing ten times as slow. */
const longestInline = 255;

/** Bytes of an .xls workbook (BIFF8) in which no text is taken for a formula; at most 65,535 rows and 256 columns a sheet. */
export function writeSheets(sheets: Sheet[]): Uint8Array {
  const workbook = XLSX.utils.book_new();
  for (const sheet of sheets) XLSX.utils.book_append_sheet(workbook, worksheet(sheet), sheet.name);
  const bookSST = sheets.some(({ rows }) => rows.some((row) => row.some(isLong)));
  return new Uint8Array(XLSX.write(workbook, { type: 'array', bookType: 'biff8', bookSST }) as ArrayBuffer);
}

/** Bytes of an .xls workbook of one sheet. */
export const writeSheet = (sheet: Sheet): Uint8Array => writeSheets([sheet]);

const isLong = (cell: Cell): boolean => typeof cell === 'string' && cell.length > longestInline;

function cellOf(cell: Cell): XLSX.CellObject | undefined {
  if (cell === '') return undefined;
  if (typeof cell === 'string') return { t: 's', v: cell, z: '@' };
  if (typeof cell === 'number') return { t: 'n', v: cell };
  return 'rate' in cell ? { t: 'n', v: cell.rate, z: '0.00%' } : { t: 'n', v: cell.figure, z: '0.00' };
}

function worksheet({ name, rows, widths }: Sheet): XLSX.DenseWorkSheet {
  if (rows.length > maxRows) throw new RangeError(`工作表“${name}”超过 ${maxRows} 行`);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 1);
  if (columns > maxColumns) throw new RangeError(`工作表“${name}”超过 ${maxColumns} 列`);
  const cells = rows.map((row) => row.map(cellOf));
  return {
    '!data': cells as XLSX.CellObject[][],
    '!ref': XLSX.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, rows.length - 1), c: columns - 1 } }),
    '!cols': Array.from({ length: columns }, (_, index) => ({ wch: widths?.[index] ?? defaultWidth })),
  };
}
