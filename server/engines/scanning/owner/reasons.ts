import { numberReason } from './number.ts';
import type { Neighbours } from './pile.ts';
import type { LostPage, Sheet, Slot } from './sheets.ts';

/** Something that a person can check, and whether it fits. */
export interface Reason {
  text: string;
  fits: boolean;
}

/** How many students each class has, and of how many of them pages are missing. */
export type ClassCounts = ReadonlyMap<string, { students: number; waiting: number }>;

const missingOf = ({ pages, found, isDone }: Sheet): number => (isDone ? 0 : pages - found.length);

export function classesOf(sheets: readonly Sheet[]): ClassCounts {
  const classes = new Map<string, { students: number; waiting: number }>();
  for (const sheet of sheets) {
    const { students, waiting } = classes.get(sheet.className) ?? { students: 0, waiting: 0 };
    classes.set(sheet.className, { students: students + 1, waiting: waiting + Number(missingOf(sheet) > 0) });
  }
  return classes;
}

/** What speaks for and against a place, the strongest first. */
export function reasonsFor(slot: Slot, page: LostPage, neighbours: Neighbours, classes: ClassCounts): Reason[] {
  const { sheet } = slot;
  const code = page.namedId === sheet.submissionId ? { text: `二维码是${sheet.studentName}的`, fits: true } : undefined;
  const digits = numberReason(sheet, page.studentNo);
  return [code, digits, pileReason(slot, neighbours), missingReason(slot, classes)].filter((one) => one !== undefined);
}

/** What the head of the page says, by which a person finds it in the pile. */
function nameOf({ sheet: { studentNo, examNo, pages }, sheetPage }: Slot): string {
  const number = examNo || studentNo;
  return pages > 1 ? `${number} 第 ${sheetPage} 页` : number;
}

function pileReason(slot: Slot, { before, after, afterBefore, beforeAfter }: Neighbours): Reason | undefined {
  const fromBefore = before && afterBefore.has(slot) ? `前一页 ${nameOf(before)}` : undefined;
  const fromAfter = after && beforeAfter.has(slot) ? `后一页 ${nameOf(after)}` : undefined;
  const around = [fromBefore, fromAfter].filter((one) => one !== undefined).join('，');
  if (around === '') return undefined;
  const many = Math.max(fromBefore ? afterBefore.size : 0, fromAfter ? beforeAfter.size : 0);
  return { text: many > 1 ? `${around}，名单上其间缺 ${many} 页` : around, fits: true };
}

function missingReason({ sheet, sheetPage, found }: Slot, classes: ClassCounts): Reason {
  const { className, found: come } = sheet;
  if (found) return { text: `${sheetName(sheet, sheetPage)}已经收到`, fits: false };
  if (sheet.isDone) return { text: '已交，没有扫描件', fits: false };
  if (come.length > 0) {
    const pages = come.map((one) => one.sheetPage).sort((one, other) => one - other);
    return { text: `已收到第 ${pages.join('、')} 页，缺第 ${sheetPage} 页`, fits: true };
  }
  const { students, waiting } = classes.get(className)!;
  const whom = waiting === 1 ? '只缺这一位' : `还缺 ${waiting} 位，其中有这一位`;
  return { text: `${className} ${students} 人，${whom}`, fits: true };
}

const sheetName = ({ pages }: Sheet, sheetPage: number): string => (pages > 1 ? `第 ${sheetPage} 页` : '答题卡');
