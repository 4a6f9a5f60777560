import { taskType as types } from '../../../../contracts/constants/assignments.ts';
import type { Assignment } from '../list/assignment.ts';

// Where work stands and what comes next: one model for its header, its card and the lists of what needs a hand.

/** What of work is needed to say where it stands. */
export type Work = Pick<
  Assignment,
  | 'taskType'
  | 'examId'
  | 'stage'
  | 'studentCount'
  | 'submittedCount'
  | 'absentCount'
  | 'markedCount'
  | 'printedCount'
  | 'trayCount'
  | 'doubtfulCount'
  | 'reading'
  | 'isBeingMarked'
  | 'mayPublish'
  | 'createTime'
  | 'publishTime'
>;

/** The stages that every work goes through, in their order. */
export const stageKeys = ['set', 'print', 'scan', 'mark', 'publish', 'report'] as const;
export type StageKey = (typeof stageKeys)[number];

export const stageTitles = {
  set: '布置',
  print: '打印',
  scan: '扫描',
  mark: '批改',
  publish: '发布',
  report: '报告',
} as const satisfies Record<StageKey, string>;

/** One stage of work. */
export interface Stage {
  key: StageKey;
  state: 'done' | 'running' | 'todo';
  /** How far it is, as a share from 0 to 1. */
  share: number;
  /** How far it is, in words. */
  note: string;
  /** What in it waits for a person; "" where nothing does. */
  waits: string;
}

/** What a person does next with work. */
export type NextAct =
  | {
      kind: 'print' | 'upload' | 'mend' | 'reading' | 'mark' | 'marking' | 'review' | 'publish' | 'exam' | 'report';
      label: string;
    }
  | undefined;

const shareOf = (count: number, total: number): number => (total === 0 ? 0 : Math.min(1, count / total));

/** Practice of mistakes differs from student to student, so it has no report. */
export const hasReport = ({ taskType }: Pick<Work, 'taskType'>): boolean => taskType !== types.errorNote;

/** How many sheets nobody has accounted for: neither handed in nor absent. */
export const missingOf = ({ studentCount, submittedCount, absentCount }: Work): number =>
  Math.max(0, studentCount - submittedCount - absentCount);

/** Whether all that came in is marked, and a person has seen what was doubtful. */
const isMarked = ({ submittedCount, markedCount, doubtfulCount, isBeingMarked }: Work): boolean =>
  submittedCount > 0 && markedCount >= submittedCount && doubtfulCount === 0 && !isBeingMarked;

/** The stages of work with their counts. */
export function stagesOf(work: Work): Stage[] {
  const notes: Record<StageKey, Omit<Stage, 'key'>> = {
    set: { state: 'done', share: 1, note: work.createTime.slice(5, 16), waits: '' },
    print: printStage(work),
    scan: scanStage(work),
    mark: markStage(work),
    publish: publishStage(work),
    report: reportStage(work),
  };
  return stageKeys.filter((key) => key !== 'report' || hasReport(work)).map((key) => ({ key, ...notes[key] }));
}

function printStage({ printedCount, studentCount, submittedCount }: Work): Omit<Stage, 'key'> {
  const share = shareOf(printedCount, studentCount);
  if (printedCount > 0) {
    const state = share < 1 && submittedCount === 0 ? 'running' : 'done';
    return { state, share: state === 'done' ? 1 : share, note: `已打印 ${printedCount}/${studentCount} 份`, waits: '' };
  }
  // Sheets that came in were printed, whoever did it.
  if (submittedCount > 0) return { state: 'done', share: 1, note: '没有打印记录', waits: '' };
  return { state: 'todo', share: 0, note: '未打印', waits: '' };
}

function scanStage(work: Work): Omit<Stage, 'key'> {
  const { reading, submittedCount, absentCount, studentCount, trayCount } = work;
  const waits = trayCount > 0 ? `${trayCount} 页待处理` : '';
  const share = shareOf(submittedCount + absentCount, studentCount);
  if (reading.isRunning) return { state: 'running', share, note: readingText(reading), waits };
  const came = `已收 ${submittedCount}/${studentCount} 份`;
  if (submittedCount === 0 && trayCount === 0) return { state: 'todo', share, note: came, waits };
  const note = absentCount > 0 ? `${came}，缺交 ${absentCount}` : came;
  return { state: share === 1 && trayCount === 0 ? 'done' : 'running', share, note, waits };
}

const readingText = ({ pages, readPages }: { pages: number; readPages: number }): string =>
  pages === 0 ? '正在读取' : `已读 ${readPages}/${pages} 页`;

function markStage(work: Work): Omit<Stage, 'key'> {
  const { stage, markedCount, submittedCount, doubtfulCount, isBeingMarked } = work;
  const note = `${isBeingMarked ? '正在批改' : '已批'} ${markedCount}/${submittedCount} 份`;
  const share = shareOf(markedCount, submittedCount);
  if (submittedCount === 0) return { state: 'todo', share, note: '收到答卷后批改', waits: '' };
  const waits = doubtfulCount > 0 && stage !== 'published' ? `${doubtfulCount} 处存疑` : '';
  return { state: isMarked(work) || stage === 'published' ? 'done' : 'running', share, note, waits };
}

function publishStage(work: Work): Omit<Stage, 'key'> {
  if (work.stage === 'published')
    return { state: 'done', share: 1, note: `${work.publishTime.slice(5, 16)} 发布`, waits: '' };
  return { state: 'todo', share: 0, note: isMarked(work) ? '可以发布' : '批改完可以发布', waits: '' };
}

function reportStage({ stage, submittedCount }: Work): Omit<Stage, 'key'> {
  if (stage === 'published') return { state: 'done', share: 1, note: '可以查看', waits: '' };
  return { state: 'todo', share: 0, note: submittedCount > 0 ? '发布前仅教师可见' : '收到答卷后生成', waits: '' };
}

/** The one thing to do next with work; undefined for what was withdrawn, or waits for somebody else. */
export function nextActOf(work: Work): NextAct {
  const { stage, trayCount, reading, submittedCount, printedCount, studentCount, markedCount, doubtfulCount } = work;
  if (stage === 'withdrawn') return undefined;
  if (stage === 'published')
    return hasReport(work) ? { kind: 'report', label: '看报告' } : { kind: 'review', label: '看批改' };
  if (trayCount > 0) return { kind: 'mend', label: `处理 ${trayCount} 页` };
  if (submittedCount === 0) {
    if (reading.isRunning) return { kind: 'reading', label: '看读取进度' };
    return printedCount === 0
      ? { kind: 'print', label: `打印 ${studentCount} 份` }
      : { kind: 'upload', label: '上传扫描件' };
  }
  if (work.isBeingMarked) return { kind: 'marking', label: '看批改进度' };
  if (markedCount < submittedCount) return { kind: 'mark', label: `批改 ${submittedCount - markedCount} 份` };
  if (doubtfulCount > 0) return { kind: 'review', label: `看 ${doubtfulCount} 处存疑` };
  if (reading.isRunning) return { kind: 'reading', label: '看读取进度' };
  // Its leaders alone see work of an exam before that is published, with all other subjects or by itself.
  if (work.examId !== '') return { kind: 'exam', label: '到考试里发布' };
  return work.mayPublish ? { kind: 'publish', label: `发布 ${submittedCount} 份` } : undefined;
}
