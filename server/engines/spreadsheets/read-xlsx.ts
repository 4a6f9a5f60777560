import ExcelJS from 'exceljs';
import { booleanText, numberText, withoutMidnight } from './cell-text.ts';
import { SheetError, unreadable } from './sheet-error.ts';
import { guardZip } from './zip-guard.ts';

// Rules on whole columns are spread over a million cells each when they are read; none of these carries data.
const ignoreNodes = [
  'dataValidations',
  'conditionalFormatting',
  'hyperlinks',
  'extLst',
  'drawing',
  'legacyDrawing',
  'picture',
];

/** Rows of the first visible sheet of an .xlsx workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  guardZip(bytes);
  const workbook = await open(bytes);
  const sheet = workbook.worksheets.find(({ state }) => state === 'visible' || !state) ?? workbook.worksheets[0];
  if (!sheet) throw new SheetError('empty');
  const rows: string[][] = [];
  sheet.eachRow((row, number) => {
    const cells: string[] = [];
    row.eachCell((cell, column) => {
      if (cell.type !== ExcelJS.ValueType.Merge) cells[column - 1] = valueText(cell.value, cell.numFmt);
    });
    rows[number - 1] = Array.from(cells, (text: string | undefined) => text ?? '');
  });
  return Array.from(rows, (cells: string[] | undefined) => cells ?? []);
}

async function open(bytes: Uint8Array): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  try {
    await workbook.xlsx.load(Uint8Array.from(bytes).buffer, { ignoreNodes });
  } catch {
    throw unreadable('文件已损坏');
  }
  return workbook;
}

function valueText(value: ExcelJS.CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value, format);
  if (typeof value === 'boolean') return booleanText(value);
  if (typeof value === 'string') return value;
  // exceljs lays the date that the cell shows into the UTC fields.
  if (value instanceof Date) return withoutMidnight(value.toISOString().slice(0, 19).replace('T', ' '));
  return objectText(value, format);
}

function objectText(
  value: Exclude<ExcelJS.CellValue, string | number | boolean | Date | null | undefined>,
  format: string | undefined,
): string {
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return value.error;
  if ('hyperlink' in value) return valueText(value.text, format);
  return 'result' in value ? valueText(value.result, format) : '';
}
