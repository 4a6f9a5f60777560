export { sheetCode } from '../../scanning/sheet-code.ts';
