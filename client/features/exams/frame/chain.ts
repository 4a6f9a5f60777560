import { examStates, type ExamAct, type ExamState } from '../../../../contracts/constants/exams.ts';
import type { ExamDetail, ExamItem } from './exam.ts';
import { stepTitles, type ExamStep } from './steps.ts';

// Where an exam stands and what comes next: one model for its head, its row in the list and its steps.

/** One link of the chain in the head. */
export interface Link {
  step: ExamStep | 'report';
  title: string;
  isDone: boolean;
  /** How far it is, where that says more than the title. */
  note: string;
}

/** What a leader does next: something that moves the exam on, or a step at which there is something to do. */
export type NextAct = { label: string; act: ExamAct } | { label: string; to: ExamStep | 'report' };

const isPast = (state: ExamState, other: ExamState): boolean => examStates.indexOf(state) > examStates.indexOf(other);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What has come in and been marked of the sheets of all subjects. */
export function sheetsOf({ subjects, studentCount }: Pick<ExamDetail, 'subjects' | 'studentCount'>) {
  const withSheets = subjects.filter(({ way }) => way !== 'scores');
  const submitted = sum(withSheets.map(({ submittedCount }) => submittedCount));
  return {
    subjects: withSheets.length,
    all: withSheets.length * studentCount,
    submitted,
    absent: sum(withSheets.map(({ absentCount }) => absentCount)),
    marked: sum(withSheets.map(({ markedCount }) => markedCount)),
  };
}

/** Whether rooms are set and somebody has no seat in them. */
const isUnseated = ({ roomCount, seatedCount, studentCount }: ExamDetail): boolean =>
  roomCount > 0 && seatedCount < studentCount;

/** The chain of an exam, from its plan to its report; without sheets nothing is scanned and marked. */
export function chainOf(exam: ExamDetail): Link[] {
  const { state, subjects } = exam;
  const sheets = sheetsOf(exam);
  const published = subjects.filter(({ isPublished }) => isPublished).length;
  const isOut = state === 'published';
  const ofSheets: Link[] = [
    {
      step: 'scan',
      title: stepTitles.scan,
      isDone: isPast(state, 'scanning'),
      note: sheets.submitted > 0 ? `${sheets.submitted.toLocaleString('en')} 份` : '',
    },
    {
      step: 'mark',
      title: stepTitles.mark,
      isDone: isOut,
      note: isOut ? '' : shareText(sheets.marked, sheets.submitted),
    },
  ];
  return [
    { step: 'plan', title: stepTitles.plan, isDone: true, note: '' },
    {
      step: 'rooms',
      title: stepTitles.rooms,
      isDone: isPast(state, 'planned') || (exam.roomCount > 0 && !isUnseated(exam)),
      note: isUnseated(exam) ? `${exam.seatedCount}/${exam.studentCount}` : '',
    },
    { step: 'print', title: stepTitles.print, isDone: isPast(state, 'planned'), note: '' },
    ...(sheets.subjects > 0 ? ofSheets : []),
    { step: 'scores', title: stepTitles.scores, isDone: isOut, note: '' },
    {
      step: 'publish',
      title: stepTitles.publish,
      isDone: isOut,
      note: !isOut && published > 0 ? `${published}/${subjects.length} 科` : '',
    },
    { step: 'report', title: '报告', isDone: false, note: '' },
  ];
}

// Never 100 % before all is done.
const shareText = (done: number, all: number): string =>
  all === 0 || done === 0 ? '' : `${done === all ? 100 : (Math.floor((1000 * done) / all) / 10).toFixed(1)}%`;

/** What a leader does next with an exam, at the step that is open; undefined where that is being done there. */
export function nextActOf(exam: ExamDetail, current: ExamStep | 'report'): NextAct | undefined {
  const next = nextOf(exam, current);
  return 'to' in next && next.to === current ? undefined : next;
}

function nextOf(exam: ExamDetail, current: ExamStep | 'report'): NextAct {
  const sheets = sheetsOf(exam);
  switch (exam.state) {
    case 'planned':
      if (isUnseated(exam) || (exam.roomCount === 0 && current === 'plan')) return { label: '排考场', to: 'rooms' };
      return current === 'print' ? { label: '完成印制', act: 'print' } : { label: '去印制', to: 'print' };
    case 'printed':
      return { label: '开考', act: 'begin' };
    case 'sitting':
      return { label: '收卷扫描', act: 'collect' };
    case 'scanning':
      if (sheets.submitted + sheets.absent < sheets.all && current !== 'scan') return { label: '去扫描', to: 'scan' };
      return { label: '开始阅卷', act: 'mark' };
    case 'marking':
      return nextInMarking(exam, sheets);
    case 'published':
      return { label: '看报告', to: 'report' };
  }
}

function nextInMarking({ subjects }: ExamDetail, { submitted, marked }: ReturnType<typeof sheetsOf>): NextAct {
  if (subjects.every(({ isPublished }) => isPublished)) return { label: '完成发布', act: 'publish' };
  if (marked < submitted) return { label: '去阅卷', to: 'mark' };
  const missing = subjects.filter(
    ({ way, scoredCount, isPublished }) => way === 'scores' && scoredCount === 0 && !isPublished,
  );
  return missing.length > 0
    ? { label: `录入 ${missing.length} 科成绩`, to: 'scores' }
    : { label: '去发布', to: 'publish' };
}

/** The step that an exam is at, which its address opens unless told. */
export function stepOf({ state, studentCount, seatedCount, isLeader }: ExamItem): ExamStep {
  if (state === 'planned') return isLeader && seatedCount < studentCount ? 'rooms' : 'plan';
  return stepOfState[state];
}

const stepOfState = {
  printed: 'print',
  sitting: 'print',
  scanning: 'scan',
  marking: 'mark',
  published: 'publish',
} as const satisfies Record<Exclude<ExamState, 'planned'>, ExamStep>;
