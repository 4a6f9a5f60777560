import XLSX from 'xlsx';
import { booleanText, numberText, withoutMidnight } from './cell-text.ts';
import { SheetError, unreadable } from './sheet-error.ts';

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

const formats = XLSX.SSF as DateFormats;

type Cells = (XLSX.CellObject | undefined)[];

/** Rows of the first visible sheet of an .xls workbook. */
export function readXls(bytes: Uint8Array): string[][] {
  const workbook = open(bytes);
  const hidden = workbook.Workbook?.Sheets ?? [];
  const name = workbook.SheetNames.find((_, index) => !hidden[index]?.Hidden) ?? '';
  const sheet = workbook.Sheets[name];
  if (!sheet) throw new SheetError('empty');
  const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
  // A dense sheet is an array of rows, although its type says otherwise.
  const rows = sheet as unknown as (Cells | undefined)[];
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cellText(cell, date1904)));
}

function open(bytes: Uint8Array): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw unreadable('文件有密码保护');
    // Other programs keep their documents in the same kind of container.
    if (/cannot find workbook/i.test(message)) throw new SheetError('notSheet');
    throw unreadable('文件已损坏');
  }
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
