/** What the code on a sheet says of it: which form it has, and whose it is; 0 is nobody's. */
interface SheetCode {
  sheetId: number;
  submissionId: number;
}

/** The text of a sheet's code, without the page that is printed behind it: `U<sheet>-<submission>` in capital base 36. */
export const sheetCode = ({ sheetId, submissionId }: SheetCode): string =>
  `U${sheetId.toString(36)}-${submissionId.toString(36)}`.toUpperCase();

const printed = /^U([0-9A-Z]{1,10})-([0-9A-Z]{1,10})\/([1-9]\d{0,3})$/;

/** What a printed code says, with the page behind it; undefined for a code that is none of ours. */
export function parseSheetCode(text: string): (SheetCode & { page: number }) | undefined {
  const found = printed.exec(text);
  if (!found) return undefined;
  const [, sheet = '', submission = '', page] = found;
  return { sheetId: parseInt(sheet, 36), submissionId: parseInt(submission, 36), page: Number(page) };
}
