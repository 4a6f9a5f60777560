import type { importRefusals } from '../../contracts/vesta/shapes.ts';

/** The largest workbook that is read, in bytes. */
export const maxSheetBytes = 10 * 1024 * 1024;
/** The most rows that are read below the header. */
export const maxSheetRows = 20_000;
/** The most columns that are read. */
export const maxSheetColumns = 60;

export type SheetErrorCode = keyof typeof importRefusals;

/** A workbook that cannot be taken; `code` names the refusal of the contract, `values` fill its placeholders. */
export class SheetError extends Error {
  override name = 'SheetError';

  constructor(
    readonly code: SheetErrorCode,
    readonly values: Record<string, string | number> = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`);
  }
}

/** A workbook of the right kind that cannot be read, and why. */
export const unreadable = (reason: string): SheetError => new SheetError('unreadable', { reason });
