import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import { settledStates, type pageStates } from '../../../contracts/wrongbook/scan-shapes.ts';
import type { listMissingPages, mendScanPage, pageScanPages, pageScans } from '../../../contracts/wrongbook/scans.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';

/** A scanned file as the list has it. */
export type Scan = DataOf<typeof pageScans>['records'][number];

/** A page of a scanned file. */
export type ScanPage = DataOf<typeof pageScanPages>['records'][number];

/** A student whose page it may be. */
export type Candidate = ScanPage['candidates'][number];

/** A student whose sheet has not come in whole. */
export type Missing = DataOf<typeof listMissingPages>[number];

/** What a person does about a page. */
export type Mend = InputOf<typeof mendScanPage>;

type PageState = (typeof pageStates)[number];

/** What came of a page, in words. */
export const pageStateLabels: Record<PageState, string> = {
  matched: '已识别',
  absent: '缺考',
  blank: '空白页',
  discarded: '已搁置',
  unreadable: '读不出',
  unknown: '不知是谁的',
  duplicate: '重复',
  otherTask: '其他作业的',
  notInClass: '不在名单',
  twoSheets: '一人两份',
  attendance: '缺考存疑',
};

/** States of pages to filter by; all that wait for a person come first. */
export const pageStateOptions: readonly Option[] = [
  { value: 'tray', label: '全部待处理' },
  ...Object.entries(pageStateLabels).map(([value, label]) => ({ value, label })),
];

const settled: readonly PageState[] = settledStates;

/** Whether a page waits for a person. */
export const isInTray = ({ state }: Pick<ScanPage, 'state'>): boolean => !settled.includes(state);

/** Whose page it is as far as anybody knows. */
export const ownerOf = ({ studentName, className, sheetPage }: ScanPage): string =>
  studentName === '' ? '' : `${className} ${studentName}${sheetPage > 0 ? ` 第 ${sheetPage} 页` : ''}`;
