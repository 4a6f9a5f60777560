import { trimmedRows } from './rows.ts';
import { maxSheetBytes, SheetError, unreadable } from './sheet-error.ts';

const starts = (bytes: Uint8Array, signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Rows of text cells of a workbook's first visible sheet, as people see them; trailing blank rows and cells are left
 * out, blank rows between stay. What kind of file it is shows in its content, whatever its name. Throws SheetError.
 */
export async function readSheet(bytes: Uint8Array): Promise<string[][]> {
  if (bytes.length > maxSheetBytes) throw unreadable(`文件超过 ${maxSheetBytes / 1024 / 1024} MB`);
  return trimmedRows(await rowsOf(bytes));
}

// Each library is loaded only when such a file comes.
async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  if (starts(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return (await import('./read-xls.ts')).readXls(bytes);
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04])) return (await import('./read-xlsx.ts')).readXlsx(bytes);
  throw new SheetError('notSheet');
}
