import type { StudentAct } from '../../../../contracts/states.ts';
import { changeAllStudents } from '../../../../contracts/vesta/student.ts';
import { CallCancelled } from '../../../api/errors.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { showDone, showError } from '../../../components/toast.ts';
import { runTask } from '../../tasks/run-task.ts';
import { MoveAll, type AllStudents } from './MoveAll.tsx';

const words: Record<StudentAct, { action: string; loss: string }> = {
  enable: { action: '启用', loss: '' },
  disable: { action: '停用', loss: '停用后不能再使用本产品，数据保留。' },
  move: { action: '调班', loss: '' },
  remove: { action: '删除', loss: '其班级归属和学习记录不再显示，不能恢复。' },
};

/** Does something to all students of a filter, after asking, as a job of the header's tray; true when it was begun. */
export async function askForAll(all: AllStudents, act: Exclude<StudentAct, 'move'>): Promise<boolean> {
  const { action, loss } = words[act];
  const isAsked = await confirm({
    title: `${action}学生`,
    message: `将${action}符合当前筛选条件的全部 ${formatNumber(all.total)} 名学生（包括其他页的）。${loss}`,
    action: `${action} ${formatNumber(all.total)} 人`,
    danger: act !== 'enable',
  });
  if (isAsked) changeAll(all, { act }).catch(tellWhy);
  return isAsked;
}

/** Moves all students of a filter to a class that is chosen then; undefined when that was left. */
export const moveAll = (all: AllStudents) =>
  openDialog<{ changed: number }>(
    <MoveAll all={all} send={(toClassId) => changeAll(all, { act: 'move', toClassId })} />,
  );

/** Nobody has been changed: all are, or none. */
const tellWhy = (error: unknown): void => {
  if (!(error instanceof CallCancelled))
    showError(`没有任何学生被改变：${error instanceof Error ? error.message : String(error)}`);
};

async function changeAll(
  { query, total }: AllStudents,
  change: { act: StudentAct; toClassId?: string | undefined },
): Promise<{ changed: number }> {
  const { current: _, size: __, ascs: ___, descs: ____, ...filters } = query;
  const { action } = words[change.act];
  const title = `${action} ${formatNumber(total)} 名学生`;
  const input = { ...filters, ...change, expected: total };
  const { counts } = await runTask({ name: 'changeAllStudents', endpoint: changeAllStudents, input, title });
  const { changed } = counts;
  const same = total - changed;
  showDone(`已${action} ${formatNumber(changed)} 人${same > 0 ? `，${formatNumber(same)} 人原已如此` : ''}`);
  return { changed };
}
