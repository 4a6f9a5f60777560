import { withdrawAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import type { RowAction } from '../../../components/table/columns.ts';
import { classesText, type Assignment } from '../list/assignment.ts';

type Withdrawn = Pick<Assignment, 'id' | 'title' | 'stage' | 'studentCount' | 'classes' | 'gradeName'>;

const withdraw = (assignment: Withdrawn): Promise<boolean> =>
  confirm({
    title: '撤回作业',
    message: `将撤回“${assignment.title}”，${classesText(assignment)}的 ${assignment.studentCount} 名学生不再需要完成，已打印的答题卡作废。作业留在列表中，可以复制后重新布置。`,
    action: '撤回',
    danger: true,
    run: () => call(withdrawAssignment, { assignmentId: assignment.id }),
  });

/** What takes work back from its students, once. */
export const withdrawActions = (assignment: Withdrawn): RowAction[] =>
  assignment.stage === 'withdrawn' ? [] : [{ label: '撤回', run: () => withdraw(assignment), danger: true }];
