export { sheetCode } from '../../../engines/scanning/sheet-code.ts';
