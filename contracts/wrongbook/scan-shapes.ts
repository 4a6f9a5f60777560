import * as f from '../fields.ts';
import { documentStates } from '../states.ts';

/** The most pages that a sheet has. */
export const mostSheetPages = 50;

/**
 * The trays of pages that wait for a person: nothing could be read, nobody knows whose it is, that page of that student is
 * there already, it is of other work, its student is not among those who got the work, the student has two sheets, or is
 * marked as absent and has answered.
 */
const trayStates = [
  'unreadable',
  'unknown',
  'duplicate',
  'otherTask',
  'notInClass',
  'twoSheets',
  'attendance',
] as const;

/** Pages of which nothing is to be decided: a student's, that of who was absent, an empty back, or set aside by a person. */
export const settledStates = ['matched', 'absent', 'blank', 'discarded'] as const;

/** What came of a scanned page: settled, or in one of the trays. */
export const pageStates = [...settledStates, ...trayStates] as const;

/**
 * What a person does about a page: gives it to a student, puts it in the place of the page that is there, says that its student
 * was absent, calls it an empty side, sets it aside, or puts it back into its tray.
 */
export const pageMends = ['assign', 'replace', 'absent', 'blank', 'discard', 'restore'] as const;

/** How far what a page shows speaks for a student: 多半是 or 可能是; for whom nothing speaks is not named. */
export const likelihoods = ['likely', 'possible'] as const;

/** The most students that are proposed for a page. */
export const mostCandidates = 3;

/** How badly made scans are damaged. */
export const scanDamages = ['clean', 'usual', 'bad'] as const;

/** What a person decides about sheets that did not come in whole: absent, taken as they are, or still waited for. */
export const settlements = ['absent', 'incomplete', 'waiting'] as const;

/** How many pages came to what; they add up to the pages that were read. */
const pageCounts = f.record({
  matched: f.count('已识别', { of: 'scanPage' }),
  blank: f.count('空白页', { of: 'scanPage' }),
  discarded: f.count('已搁置', { of: 'scanPage' }),
  tray: f.count('待处理', { of: 'scanPage' }),
});

/** A scanned file and how far it has been read. */
export const scanItem = f.row('document', {
  id: f.id('扫描件编号', { of: 'document' }),
  title: f.text('名称'),
  assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
  assignmentTitle: f.text('作业名称'),
  state: f.coded(f.stateOut('状态', documentStates)),
  failReason: f.text('失败原因'),
  /** How many others have their turn before it; 0 unless it waits. */
  ahead: f.count('前面还有几份'),
  pages: f.count('页数'),
  readPages: f.count('已读页数'),
  counts: pageCounts,
  isSynthetic: f.flag('是否模拟扫描'),
  createTime: f.dateTime('上传时间'),
});

/** Something that a person can check in the picture, the pile or the class list; what does not fit speaks against. */
const candidateReason = f.record({
  text: f.text('依据'),
  fits: f.flag('是否相符'),
});

/** A student whose page it may be. */
const candidate = f.row('submission', {
  submissionId: f.id('答卷编号', { of: 'submission' }),
  studentName: f.text('学生姓名', { of: 'student' }),
  studentNo: f.text('学号', { of: 'student' }),
  className: f.text('班级', { of: 'class' }),
  /** Which page of the student's sheet it would be. */
  sheetPage: f.count('答题卡页码'),
  likelihood: f.choice('可能性', likelihoods),
  reasons: f.list(candidateReason),
  /** The page that stands there already and would be replaced, with its number in its file; "" and 0 without one. */
  replacedId: f.idOrBlank('会被替换的扫描页', { of: 'scanPage' }),
  replacedNo: f.count('会被替换的页码'),
});

/** A page of a scan. Student and work are "", its page is 0 where they are not known. */
export const scanPage = f.row('scanPage', {
  id: f.id('扫描页编号', { of: 'scanPage' }),
  documentId: f.id('扫描件', { of: 'document' }),
  documentTitle: f.text('扫描件名称'),
  pageNo: f.count('文件中的页码'),
  state: f.choice('结果', pageStates),
  reason: f.text('原因'),
  assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
  assignmentTitle: f.text('作业名称'),
  submissionId: f.idOrBlank('答卷编号', { of: 'submission' }),
  studentName: f.text('学生姓名', { of: 'student' }),
  studentNo: f.text('学号', { of: 'student' }),
  className: f.text('班级', { of: 'class' }),
  sheetPage: f.count('答题卡页码'),
  /** The page that stands where this one would belong; "" without one. */
  rivalId: f.idOrBlank('已有的扫描页', { of: 'scanPage' }),
  isMended: f.flag('是否人工处理'),
  /** Whose it may be, the likeliest first, while it waits for a person; empty where nobody stands out. */
  candidates: f.list(candidate),
});

/** A student whose sheet has not come in whole. */
export const missingItem = f.row('submission', {
  submissionId: f.id('答卷编号', { of: 'submission' }),
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  className: f.text('班级', { of: 'class' }),
  /** Pages that are there, and those that are not. */
  found: f.list(f.count('页码')),
  missing: f.list(f.count('页码')),
  settled: f.choice('处理', settlements),
});
