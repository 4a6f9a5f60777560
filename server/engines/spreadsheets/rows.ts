import { maxSheetCells, maxSheetColumns, maxSheetRows, SheetError, unreadable } from './sheet-error.ts';

/** Drops trailing blank cells and rows, which formatting leaves behind, and refuses what is still too large. */
export function trimmedRows(rows: string[][]): string[][] {
  const trimmed = rows.map(trimmedCells);
  while (trimmed.length > 0 && trimmed[trimmed.length - 1]!.length === 0) trimmed.pop();
  if (trimmed.some((cells) => cells.length > maxSheetColumns)) throw unreadable(`超过 ${maxSheetColumns} 列`);
  const count = trimmed.filter((cells) => cells.length > 0).length - 1;
  if (count > maxSheetRows) throw new SheetError('tooManyRows', { max: maxSheetRows, count });
  const cells = trimmed.reduce((sum, { length }) => sum + length, 0);
  if (cells > maxSheetCells) throw unreadable(`超过 ${maxSheetCells / 10_000} 万格`);
  return trimmed;
}

function trimmedCells(cells: string[]): string[] {
  let length = cells.length;
  while (length > 0 && !cells[length - 1]?.trim()) length -= 1;
  return Array.from({ length }, (_, index) => cells[index] ?? '');
}
