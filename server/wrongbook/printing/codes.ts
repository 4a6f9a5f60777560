/** What the code on a sheet says of it: which form it has, and whose it is; 0 is nobody's. */
interface SheetCode {
  sheetId: number;
  submissionId: number;
}

/** The text of a sheet's code, without the page that is printed behind it: `U<sheet>-<submission>` in capital base 36. */
export const sheetCode = ({ sheetId, submissionId }: SheetCode): string =>
  `U${sheetId.toString(36)}-${submissionId.toString(36)}`.toUpperCase();
