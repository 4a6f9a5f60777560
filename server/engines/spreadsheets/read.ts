import * as XLSX from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel.full';
import { booleanText, numberText, withoutMidnight } from './cell-text.ts';
import { trimmedRows } from './rows.ts';
import { maxSheetBytes, SheetError, unreadable } from './sheet-error.ts';
import { guardZip } from './zip-guard.ts';

/** The parts of the library's number formatter that are used; its own types leave them open. */
interface DateFormats {
  is_date: (format: string) => boolean;
  parse_date_code: (value: number, options: { date1904: boolean }) => Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;
}

/** Codes of errors in cells (MS-XLS, 2.5.10). */
const errors: Partial<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
};

// Workbooks older than Excel 97 are written in the code page of their country.
XLSX.set_cptable(codepages);

const formats = XLSX.SSF as DateFormats;

type Cells = (XLSX.CellObject | undefined)[];

const starts = (bytes: Uint8Array, signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Rows of text cells of a workbook's first visible sheet, as people see them; trailing blank rows and cells are left
 * out, blank rows between stay. What kind of file it is shows in its content, whatever its name. Throws SheetError.
 */
export async function readSheet(bytes: Uint8Array): Promise<string[][]> {
  if (bytes.length > maxSheetBytes) throw unreadable(`文件超过 ${maxSheetBytes / 1024 / 1024} MB`);
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04])) await guardZip(bytes);
  else if (!starts(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SheetError('notSheet');
  return trimmedRows(rowsOf(open(bytes)));
}

function open(bytes: Uint8Array): XLSX.WorkBook {
  const options = { dense: true, cellNF: true, cellText: false, cellHTML: false, cellFormula: false } as const;
  try {
    return XLSX.read(bytes, { type: 'array', ...options });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw unreadable('文件有密码保护');
    // Other programs keep their documents in the same kind of container.
    if (/cannot find workbook/i.test(message)) throw new SheetError('notSheet');
    throw unreadable('文件已损坏');
  }
}

function rowsOf(workbook: XLSX.WorkBook): string[][] {
  const hidden = workbook.Workbook?.Sheets ?? [];
  const name = workbook.SheetNames.find((_, index) => !hidden[index]?.Hidden) ?? '';
  const sheet = workbook.Sheets[name];
  if (!sheet) throw new SheetError('empty');
  const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
  const rows = (sheet as XLSX.DenseWorkSheet)['!data'] as (Cells | undefined)[];
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cellText(cell, date1904)));
}

function cellText(cell: XLSX.CellObject | undefined, date1904: boolean): string {
  if (cell?.v === undefined) return '';
  if (cell.t === 'e') return errors[Number(cell.v)] ?? '#N/A';
  if (typeof cell.v === 'boolean') return booleanText(cell.v);
  if (typeof cell.v !== 'number') return String(cell.v);
  const format = cell.z === undefined ? undefined : String(cell.z);
  return format && formats.is_date(format) ? dateText(cell.v, date1904) : numberText(cell.v, format);
}

function dateText(value: number, date1904: boolean): string {
  const { y, m, d, H, M, S } = formats.parse_date_code(value, { date1904 });
  const two = (part: number): string => String(part).padStart(2, '0');
  return withoutMidnight(`${y}-${two(m)}-${two(d)} ${two(H)}:${two(M)}:${two(Math.floor(S))}`);
}
