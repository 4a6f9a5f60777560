import { taskType as types } from '../../../../contracts/constants/assignments.ts';
import { removeAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { leadingTo, type RowAction } from '../../../components/table/columns.ts';
import { pathTo } from '../../../session/paths.ts';
import { creatingPath } from '../create/origin.ts';
import { openWorkPrint } from '../../printing/open-print.tsx';
import { withdrawActions } from '../work/withdraw-actions.ts';
import type { Assignment } from './assignment.ts';
import { Submissions } from './Submissions.tsx';

/** Shows who has handed in and what has been marked. */
const openSubmissions = (assignment: Assignment): Promise<unknown> =>
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

/** The way to what has come in, the next step first; practice of mistakes has no report, on which others are published. */
function resultActions(assignment: Assignment, go: (path: string) => unknown): RowAction[] {
  const { id: assignmentId, taskType, stage } = assignment;
  const scan = leadingTo('扫描', pathTo('scans', { tab: 'scan', work: assignmentId }), go);
  const mark = leadingTo('批改', pathTo('marking', { assignmentId }), go);
  const reportPath = taskType === types.errorNote ? undefined : pathTo('assignmentReport', { assignmentId });
  const report = leadingTo('报告', reportPath, go);
  if (stage === 'collecting') return scan;
  if (stage === 'marking') return [...mark, ...scan, ...report];
  return stage === 'published' ? [...report, ...mark] : [];
}

/** What can be done with an assignment, with what publishes it; only who reaches all of its classes takes it back. */
export function actionsOf(
  assignment: Assignment,
  publishing: readonly RowAction[],
  go: (path: string) => unknown,
): RowAction[] {
  const { id, taskType, stage, mayPublish } = assignment;
  const isWithdrawn = stage === 'withdrawn';
  return [
    ...resultActions(assignment, go),
    ...publishing,
    ...(isWithdrawn ? [] : [{ label: '打印', run: () => openWorkPrint(id, taskType) }]),
    { label: '名单', run: () => openSubmissions(assignment) },
    ...leadingTo('复制', creatingPath({ taskType, copyId: id }), go),
    ...(mayPublish ? withdrawActions(assignment) : []),
    ...(mayPublish ? [{ label: '删除', run: () => remove(assignment), danger: true }] : []),
  ];
}
