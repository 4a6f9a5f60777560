import { openWorkPrint } from '../../printing/open-print.tsx';
import { pathTo } from '../../../session/paths.ts';
import type { Assignment } from '../list/assignment.ts';
import { nextActOf, type NextAct, type StageKey } from './progress.ts';

/** Something to do with work: an address that it leads to, or what it runs. */
export interface Act {
  kind: NonNullable<NextAct>['kind'];
  label: string;
  to?: string | undefined;
  run?: () => unknown;
}

/** Where a stage of work is seen to; undefined where that is no screen of its own, or none of the role's. */
export function stagePath(key: StageKey, work: Pick<Assignment, 'id' | 'examId'>): string | undefined {
  const { id } = work;
  if (key === 'publish') return examPathOf(work, key);
  if (key === 'scan') return pathTo('scans', { tab: 'scan', work: id });
  if (key === 'mark') return pathTo('marking', { assignmentId: id });
  return key === 'report' ? pathTo('assignmentReport', { assignmentId: id }) : undefined;
}

/** Where the exam of which work is a subject is seen to; undefined for other work. */
export const examPathOf = ({ examId }: Pick<Assignment, 'examId'>, step: string): string | undefined =>
  examId === '' ? undefined : pathTo('exam', { examId, step });

/** The stage at which something is done. */
export const stageOfAct = {
  print: 'print',
  upload: 'scan',
  mend: 'scan',
  reading: 'scan',
  mark: 'mark',
  marking: 'mark',
  review: 'mark',
  publish: 'publish',
  exam: 'publish',
  report: 'report',
} as const satisfies Record<Act['kind'], StageKey>;

/** What comes next with work, ready to be done; undefined where nothing does. */
export function actOf(work: Assignment, publish: (work: Assignment) => unknown): Act | undefined {
  const next = nextActOf(work);
  if (!next) return undefined;
  if (next.kind === 'print') return { ...next, run: () => openWorkPrint(work.id, work.taskType) };
  if (next.kind === 'publish') return { ...next, run: () => publish(work) };
  if (next.kind === 'exam') return { ...next, to: examPathOf(work, 'publish') };
  const to = stagePath(stageOfAct[next.kind], work);
  return to === undefined ? undefined : { ...next, to };
}
