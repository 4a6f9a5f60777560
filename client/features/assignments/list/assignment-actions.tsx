import { removeAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { leadingTo, type RowAction } from '../../../components/table/columns.ts';
import { creatingPath } from '../create/origin.ts';
import { openWorkPrint } from '../../printing/open-print.tsx';
import { actOf, stageOfAct, stagePath, type Act } from '../work/acts.ts';
import { hasReport, nextActOf } from '../work/progress.ts';
import { withdrawActions } from '../work/withdraw-actions.ts';
import type { Assignment } from './assignment.ts';
import { Submissions } from './Submissions.tsx';

/** Shows who has handed in and what has been marked. */
export const openSubmissions = (assignment: Assignment): Promise<unknown> =>
  openDialog(<Submissions assignment={assignment} />);

const remove = (assignment: Assignment): Promise<boolean> =>
  confirm({
    title: '删除作业',
    message: `将删除“${assignment.title}”${lostWith(assignment)}，不能恢复。试卷和题库中的题目不变。`,
    action: '删除',
    danger: true,
    run: () => call(removeAssignments, { assignmentId: assignment.id }),
  });

/** What goes with an assignment. */
const lostWith = ({ submittedCount }: Assignment): string =>
  submittedCount === 0 ? '' : `和 ${submittedCount} 名学生的作答、批改和成绩`;

/** What can be done with work beside what comes next; only who reaches all of its classes publishes it or takes it back. */
export function otherActions(
  assignment: Assignment,
  publicationActions: Publishing['publicationActions'],
  go: (path: string) => unknown,
): RowAction[] {
  const { id, taskType, mayPublish } = assignment;
  const isNext = nextActOf(assignment)?.kind === 'publish';
  return [
    { label: '名单', run: () => openSubmissions(assignment) },
    ...leadingTo('复制', creatingPath({ taskType, copyId: id }), go),
    ...(isNext ? [] : publicationActions(assignment)),
    ...(mayPublish ? withdrawActions(assignment) : []),
    ...(mayPublish ? [{ label: '删除', run: () => remove(assignment), danger: true }] : []),
  ];
}

/** What publishes the scores of work, and what takes that back. */
export interface Publishing {
  publish: (assignment: Assignment) => unknown;
  /** What publishes the scores, or takes that back. */
  publicationActions: (assignment: Assignment) => readonly RowAction[];
}

/** What can be done with work in a list: what comes next, the ways to its stages, and the rest. */
export function actionsOf(
  assignment: Assignment,
  { publish, publicationActions }: Publishing,
  go: (path: string) => unknown,
): RowAction[] {
  const next = actOf(assignment, publish);
  const first = next === undefined ? [] : [{ label: next.label, run: next.run ?? (() => go(next.to!)) }];
  return [...first, ...stageActions(assignment, next?.kind, go), ...otherActions(assignment, publicationActions, go)];
}

/** The ways to the stages of work, without the one that comes next. */
function stageActions(
  assignment: Assignment,
  next: Act['kind'] | undefined,
  go: (path: string) => unknown,
): RowAction[] {
  const { id, taskType, stage, submittedCount } = assignment;
  if (stage === 'withdrawn') return [];
  const at = next && stageOfAct[next];
  const mark = at === 'mark' || submittedCount === 0 ? undefined : stagePath('mark', assignment);
  const report =
    at === 'report' || submittedCount === 0 || !hasReport(assignment) ? undefined : stagePath('report', assignment);
  return [
    ...leadingTo('批改', mark, go),
    ...leadingTo('扫描', at === 'scan' ? undefined : stagePath('scan', assignment), go),
    ...(at === 'print' ? [] : [{ label: '打印', run: () => openWorkPrint(id, taskType) }]),
    ...leadingTo('报告', report, go),
  ];
}
