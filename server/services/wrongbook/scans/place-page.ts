import type { pageStates } from '../../../../contracts/wrongbook/scan-shapes.ts';
import type { PageReading } from '../../../engines/scanning/reading.ts';

/** What may come of a page. */
export type PageState = (typeof pageStates)[number];

/** A page that stands for a student already. */
export interface StandingPage {
  sheetId: number | null;
  sheetPage: number;
  /** Whether it came on a sheet without a name. */
  isBlankSheet: boolean;
}

/** What is known of what a page's code says. */
export interface PageFacts {
  /** The form that the code names; undefined where it is none that the uploader may know of. */
  sheet: { id: number; page: number } | undefined;
  /** Whether the uploader may mark the form's work. */
  mayMark: boolean;
  /** Whether the scan is said to hold other work. */
  isOtherWork: boolean;
  /** Why no page of the work may come in now; "" where it may. */
  closed: string;
  isBlankSheet: boolean;
  /** Whose it is: by the code, or by the student number on a sheet without a name. */
  student: { submissionId: number; isInClass: boolean } | undefined;
  /** What stands for that student. */
  standing: readonly StandingPage[];
}

/** Where a page belongs; ids are null and the page 0 where that is not known or not the uploader's business. */
export interface Placement {
  state: PageState;
  /** For people; "" for what needs none. */
  reason: string;
  submissionId: number | null;
  sheetId: number | null;
  sheetPage: number;
}

type Judged = Pick<Placement, 'state' | 'reason'>;

const as = (state: PageState, reason = ''): Judged => ({ state, reason });

const nobody = { submissionId: null, sheetId: null, sheetPage: 0 };

/** Decides what becomes of a page by what was read on it and what is known of its code. */
export function placePage(reading: PageReading, facts: PageFacts): Placement {
  const unknown = beforeCode(reading);
  if (unknown) return { ...unknown, ...nobody };
  const { sheet, student } = facts;
  if (!sheet) return { ...as('unknown', '无法确认是谁的答题卡'), ...nobody };
  // Who may not mark the work learns no more than that it is somebody else's.
  if (!facts.mayMark) return { ...as('otherTask', '属于其他教师布置的作业'), ...nobody };
  const judged = ofWork(reading, facts) ?? ofStudent(reading, facts) ?? besides(sheet, facts) ?? as('matched');
  return { ...judged, submissionId: student?.submissionId ?? null, sheetId: sheet.id, sheetPage: sheet.page };
}

function beforeCode({ found, code }: PageReading): Judged | undefined {
  if (found === 'blank') return as('blank');
  if (code !== null) return undefined;
  return found === 'noMarks' ? as('unreadable', '找不到四角的定位标记') : as('unknown', '没有读出二维码');
}

function ofWork({ found }: PageReading, { isOtherWork, closed }: PageFacts): Judged | undefined {
  if (isOtherWork) return as('otherTask', '属于另一份作业');
  // Of the trays this is where a page waits that could not be taken although it can be read.
  if (closed !== '') return as('unknown', closed);
  return found === 'noMarks' ? as('unreadable', '找不到四角的定位标记') : undefined;
}

function ofStudent(reading: PageReading, { isBlankSheet, student }: PageFacts): Judged | undefined {
  if (isBlankSheet && !isNumberSure(reading)) return as('unknown', '空白答题卡上的学号没有填清楚');
  if (!student) return as('notInClass', `没有学号为 ${reading.studentNo} 的学生`);
  return student.isInClass ? undefined : as('notInClass', '学生已不在这个班');
}

/** Whether the student number can be relied on. */
export const isNumberSure = ({ studentNo, isStudentNoSure }: PageReading): boolean =>
  studentNo !== null && isStudentNoSure;

function besides(sheet: { id: number; page: number }, { isBlankSheet, standing }: PageFacts): Judged | undefined {
  if (standing.some(({ sheetId }) => sheetId !== sheet.id)) return as('twoSheets', '该生已有另一种答题卡');
  const same = standing.find(({ sheetPage }) => sheetPage === sheet.page);
  if (!same) return undefined;
  const isSameSheet = same.isBlankSheet === isBlankSheet;
  return isSameSheet ? as('duplicate', '该页已有扫描') : as('twoSheets', '该生另有一张答题卡');
}
