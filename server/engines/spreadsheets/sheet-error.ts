import type { importRefusals } from '../../../contracts/vesta/shapes.ts';
import { TaskRefused } from '../../workers/messages.ts';

/** The largest workbook that is read, in bytes. */
export const maxSheetBytes = 10 * 1024 * 1024;
/** The most rows that are read below the header. */
export const maxSheetRows = 20_000;
/** The most columns that are read: as many as an .xls has, since scores have one for each question of a paper. */
export const maxSheetColumns = 256;
/** The most cells that are read, so that what is wide is not long as well. */
export const maxSheetCells = 1_200_000;

export type SheetErrorCode = keyof typeof importRefusals;

/** A workbook that cannot be taken. */
export class SheetError extends TaskRefused<SheetErrorCode> {
  override name = 'SheetError';
}

/** A workbook of the right kind that cannot be read, and why. */
export const unreadable = (reason: string): SheetError => new SheetError('unreadable', { reason });
