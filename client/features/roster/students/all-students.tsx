import type { StudentAct } from '../../../../contracts/states.ts';
import { changeAllStudents } from '../../../../contracts/vesta/student.ts';
import { newKey } from '../../../api/attempts.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { failJob, finishJob, startJob, updateJob } from '../../../components/jobs.ts';
import { showDone } from '../../../components/toast.ts';
import { followProgress } from '../importing/import-progress.ts';
import { MoveAll, type AllStudents } from './MoveAll.tsx';

const words: Record<StudentAct, { action: string; loss: string }> = {
  enable: { action: '启用', loss: '' },
  disable: { action: '停用', loss: '停用后不能再使用本产品，数据保留。' },
  move: { action: '调班', loss: '' },
  remove: { action: '删除', loss: '其班级归属和学习记录不再显示，不能恢复。' },
};

/** As long as the longest import. */
const timeout = 300_000;

/** Does something to all students of a filter, after asking, as a job of the header's tray; true when it was begun. */
export async function askForAll(all: AllStudents, act: Exclude<StudentAct, 'move'>): Promise<boolean> {
  const { action, loss } = words[act];
  const isAsked = await confirm({
    title: `${action}学生`,
    message: `将${action}符合当前筛选条件的全部 ${formatNumber(all.total)} 名学生（包括其他页的）。${loss}`,
    action: `${action} ${formatNumber(all.total)} 人`,
    danger: act !== 'enable',
  });
  // The tray and a toast tell of a failure.
  if (isAsked) changeAll(all, { act }).catch(() => undefined);
  return isAsked;
}

/** Moves all students of a filter to a class that is chosen then; undefined when that was left. */
export const moveAll = (all: AllStudents) =>
  openDialog<{ changed: number }>(
    <MoveAll all={all} send={(toClassId) => changeAll(all, { act: 'move', toClassId })} />,
  );

async function changeAll({ query, total }: AllStudents, change: { act: StudentAct; toClassId?: string | undefined }) {
  const { current: _, size: __, ascs: ___, descs: ____, ...filters } = query;
  const { action } = words[change.act];
  const job = startJob(`${action} ${formatNumber(total)} 名学生`, { stage: '等待处理' });
  const importKey = newKey();
  const stop = followProgress(importKey, (progress) => updateJob(job, progress), '人');
  try {
    const input = { ...filters, ...change, expected: total, importKey };
    const done = await call(changeAllStudents, input, { timeout, background: true, quiet: change.act === 'move' });
    const same = total - done.changed;
    const stage = `已${action} ${formatNumber(done.changed)} 人${same > 0 ? `，${formatNumber(same)} 人原已如此` : ''}`;
    finishJob(job, { stage });
    showDone(stage);
    return done;
  } catch (error) {
    failJob(job, `没有任何学生被改变：${error instanceof Error ? error.message : String(error)}`);
    throw error;
  } finally {
    stop();
  }
}
