import { sheetNumbers, type SheetNumber } from '../../../../../contracts/constants/printing.ts';
import type { pageStates } from '../../../../../contracts/wrongbook/scan-shapes.ts';
import type { PageReading } from '../../../../engines/scanning/reading.ts';
import type { ScannedPage } from '../../../../engines/scanning/tasks.ts';
import { isEmpty } from '../../marks/marking-answer.ts';

/** What may come of a page. */
export type PageState = (typeof pageStates)[number];

/** A page of a student's sheet. */
export interface SheetPage {
  submissionId: number;
  sheetId: number;
  sheetPage: number;
}

/** What the code of a page means. */
export interface PageIdentity {
  sheetId: number;
  sheetPage: number;
  /** Whether the uploader may mark the work of the sheet. */
  mayMark: boolean;
  /** Whether the scan is said to hold other work. */
  isOtherWork: boolean;
  /** Why no page of the work may come in now; "" where it may. */
  closed: string;
  /** Whether the sheet was printed without a name. */
  isBlankSheet: boolean;
  /** What number the sheet asks for. */
  number: SheetNumber;
  /** Whose it is: by the code, or by the number on a sheet without a name. */
  student: { submissionId: number; isInClass: boolean } | undefined;
  /** The pages that have come in of that student. */
  others: readonly { sheetId: number; sheetPage: number; isBlankSheet: boolean }[];
  /** Whether the student has answered on another page, or without a sheet. */
  hasAnswers: boolean;
  /** Whether another page says that the student was absent. */
  isAbsent: boolean;
}

/** What was read of a page. */
type ReadPage = Pick<ScannedPage, 'reading' | 'cuts'>;

/** Where a page belongs; ids are null and the page 0 where that is not known or not the uploader's business. */
export interface Placement {
  state: PageState;
  /** For people; "" for what needs none. */
  reason: string;
  submissionId: number | null;
  sheetId: number | null;
  sheetPage: number;
}

type Verdict = Pick<Placement, 'state' | 'reason'>;

const as = (state: PageState, reason = ''): Verdict => ({ state, reason });

/** A page of which nobody knows where it belongs. */
export const unplaced = (state: PageState, reason = ''): Placement => ({
  state,
  reason,
  submissionId: null,
  sheetId: null,
  sheetPage: 0,
});

/** Whose page it is; undefined for one that is nobody's. */
export const ownerOf = ({
  state,
  submissionId,
  sheetId,
  sheetPage,
}: Omit<Placement, 'reason'>): SheetPage | undefined =>
  state === 'matched' ? { submissionId: submissionId!, sheetId: sheetId!, sheetPage } : undefined;

/** Decides what becomes of a page by what was read on it and what its code was found to mean. */
export function placePage(page: ReadPage, identity: PageIdentity | undefined): Placement {
  const { reading } = page;
  if (reading.found === 'blank') return unplaced('blank');
  if (reading.found === 'several') return unplaced('unreadable', '一张图片里有几张答题卡，请分开扫描');
  if (reading.code === null && reading.found === 'noMarks') return unplaced('unreadable', noMarks);
  if (reading.code === null) return unplaced('unknown', '没有读出二维码');
  if (!identity) return unplaced('unknown', '无法确认是谁的答题卡');
  // Who may not mark the work learns no more than that it is somebody else's.
  if (!identity.mayMark) return unplaced('otherTask', '属于其他班级的作业');
  const { sheetId, sheetPage, student } = identity;
  const verdict =
    byWork(reading, identity) ?? byStudent(reading, identity) ?? byOthers(identity) ?? byAbsence(page, identity);
  return { ...verdict, submissionId: student?.submissionId ?? null, sheetId, sheetPage };
}

const noMarks = '找不到四角的定位标记';

function byWork({ found }: PageReading, { isOtherWork, closed }: PageIdentity): Verdict | undefined {
  if (isOtherWork) return as('otherTask', '属于另一份作业');
  // Of the trays this is where a page waits that could not be taken although it can be read.
  if (closed !== '') return as('unknown', closed);
  return found === 'noMarks' ? as('unreadable', noMarks) : undefined;
}

function byStudent(reading: PageReading, { isBlankSheet, number, student }: PageIdentity): Verdict | undefined {
  if (isBlankSheet && !isNumberSure(reading)) return as('unknown', `空白答题卡上的${sheetNumbers[number]}没有填清楚`);
  if (!student) return as('notInClass', `没有${sheetNumbers[number]}为 ${reading.studentNo} 的学生`);
  return student.isInClass ? undefined : as('notInClass', '学生已不在这个班');
}

/** Whether the number filled in can be relied on. */
export const isNumberSure = ({ studentNo, isStudentNoSure }: PageReading): boolean =>
  studentNo !== null && isStudentNoSure;

function byOthers({ sheetId, sheetPage, isBlankSheet, others }: PageIdentity): Verdict | undefined {
  if (others.some((one) => one.sheetId !== sheetId)) return as('twoSheets', '该生已有另一种答题卡');
  const same = others.find((one) => one.sheetPage === sheetPage);
  if (!same) return undefined;
  const isSameSheet = same.isBlankSheet === isBlankSheet;
  return isSameSheet ? as('duplicate', '该页已有扫描') : as('twoSheets', '该生另有一张答题卡');
}

/** Whether anything is filled in or written on a page. */
const isAnswered = ({ reading, cuts }: ReadPage): boolean =>
  reading.questions.some(({ verdict }) => verdict !== 'empty') ||
  cuts.some((cut) => cut.region.kind !== 'score' && !isEmpty(cut));

/** A mark that nothing speaks against is believed; where it is not clear, answers say that somebody was there. */
function byAbsence(page: ReadPage, { hasAnswers, isAbsent }: PageIdentity): Verdict {
  const { absent } = page.reading;
  const answered = isAnswered(page);
  if (absent === 'yes' && answered) return as('attendance', '填了缺考标记，这一页上却有作答');
  if (absent === 'yes' && hasAnswers) return as('attendance', '填了缺考标记，该生却另有作答');
  if (absent === 'unsure' && !answered && !hasAnswers) return as('attendance', '缺考标记没有填清楚，也没有作答');
  return absent === 'yes' || (isAbsent && !answered) ? as('absent') : as('matched');
}
