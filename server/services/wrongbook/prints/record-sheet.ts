import { printActionLabels, printKindLabels } from '../../../../contracts/constants/printing.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pagePrintRecords } from '../../../../contracts/wrongbook/printing.ts';
import type { Sheet } from '../../../engines/spreadsheets/sheet.ts';

/** A print record as it goes over the wire. */
export type PrintRecord = DataOf<typeof pagePrintRecords>['records'][number];

interface Column {
  header: string;
  /** In characters. */
  width: number;
  text: (record: PrintRecord) => string;
}

const columns: readonly Column[] = [
  { header: '名称', width: 40, text: ({ title }) => title },
  { header: '内容', width: 24, text: ({ kinds }) => kinds.map((kind) => printKindLabels[kind]).join('、') },
  { header: '班级', width: 20, text: ({ className }) => className },
  { header: '纸张', width: 8, text: ({ paperSize }) => paperSize },
  { header: '方式', width: 12, text: ({ action }) => printActionLabels[action] },
  { header: '份数', width: 8, text: ({ copies }) => String(copies) },
  { header: '页数', width: 8, text: ({ pages }) => String(pages) },
  { header: '操作人', width: 12, text: ({ teacherName }) => teacherName },
  { header: '时间', width: 20, text: ({ createTime }) => createTime },
];

/** Print records as a sheet. */
export const recordSheet = (records: readonly PrintRecord[]): Sheet => ({
  name: '打印记录',
  rows: [columns.map(({ header }) => header), ...records.map((record) => columns.map(({ text }) => text(record)))],
  widths: columns.map(({ width }) => width),
});
