import { actOnTask, getTaskFile, type listTasks } from '../../../contracts/wrongbook/tasks.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { formatNumber } from '../../../contracts/figure-text.ts';
import { call } from '../../api/call.ts';
import { fetchFile, saveBlob, transferTimeout } from '../../api/download.ts';
import { showError } from '../../components/toast.ts';
import type { Job, JobAct } from './jobs.ts';

/** What somebody has begun on the server. */
export type Task = DataOf<typeof listTasks>[number];
export type Counts = Task['counts'];

/** Where each stage begins and ends within the whole, and what people read. */
const stages: Record<Task['stage'], { from: number; to: number; label: string }> = {
  waiting: { from: 0, to: 1, label: '处理中' },
  reading: { from: 0, to: 0.2, label: '正在读取' },
  checking: { from: 0.2, to: 0.4, label: '正在检查' },
  wording: { from: 0.2, to: 0.4, label: '正在润色' },
  drawing: { from: 0.4, to: 0.5, label: '正在取作答图片' },
  setting: { from: 0.5, to: 1, label: '正在排版' },
  writing: { from: 0.4, to: 1, label: '正在写入' },
  done: { from: 1, to: 1, label: '正在保存' },
};

type Moving = Pick<Task, 'kind' | 'state' | 'stage' | 'done' | 'total'>;

/** How far a task is that has not ended, and what it is at. */
export function progressOf({ kind, state, stage, done, total }: Moving): Pick<Job, 'fraction' | 'stage'> {
  if (state === 'waiting') return { stage: '排队中' };
  const { from, to, label } = kind === 'read' ? { ...stages.waiting, label: '识别中' } : stages[stage];
  if (total === 0) return { fraction: from > 0 ? from : undefined, stage: label };
  return {
    fraction: from + (done / total) * (to - from),
    stage: `${label} ${formatNumber(done)}/${formatNumber(total)}`,
  };
}

const listed = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join('，');

const importText = ({ imported, unchanged, refused }: Counts): string =>
  listed([
    `已导入 ${formatNumber(imported)} 行`,
    unchanged > 0 && `${formatNumber(unchanged)} 行没有变化`,
    refused > 0 && `${formatNumber(refused)} 行未导入`,
  ]);

const changeText = ({ total, changed }: Counts): string =>
  listed([`已改变 ${formatNumber(changed)} 人`, total > changed && `${formatNumber(total - changed)} 人原已如此`]);

function endText({ kind, state, reason, counts, fileName, total }: Task): string {
  if (state === 'failed') return kind === 'read' ? `识别失败：${reason}` : reason;
  if (kind === 'import') return importText(counts);
  if (kind === 'read') return `共 ${formatNumber(total)} 页`;
  return kind === 'change' ? changeText(counts) : fileName;
}

/** The file that a task came to. */
export const taskFile = (taskId: string): Promise<Blob> =>
  fetchFile(getTaskFile, { taskId }, { timeout: transferTimeout });

/** Saves the file of a task under its name. */
async function saveTaskFile({ taskId, fileName }: Pick<Task, 'taskId' | 'fileName'>): Promise<void> {
  try {
    saveBlob(await taskFile(taskId), fileName);
  } catch (error) {
    showError(error instanceof Error ? error.message : String(error));
  }
}

function actsOf(task: Task): JobAct[] {
  const { taskId, kind, state, fileName, canRetry, canCancel } = task;
  // A toast tells of a failure.
  const act = (label: string, what: 'retry' | 'cancel' | 'remove'): JobAct => ({
    label,
    run: () => void call(actOnTask, { taskId, act: what }).catch(() => undefined),
  });
  const file = { label: kind === 'import' ? '下载错误名单' : '下载', run: () => void saveTaskFile(task) };
  return [
    ...(fileName === '' ? [] : [file]),
    ...(canRetry ? [act('重试', 'retry')] : []),
    ...(canCancel ? [act('取消', 'cancel')] : []),
    ...(state === 'done' || state === 'failed' ? [act('移除', 'remove')] : []),
  ];
}

const kindLabels: Partial<Record<Task['kind'], string>> = { mark: '自动批改：', read: '识别：' };

/** A task as a row of the list. */
export function jobOf(task: Task): Job {
  const { taskId, kind, title, state, createTime } = task;
  const job = {
    id: taskId,
    title: `${kindLabels[kind] ?? ''}${title}`,
    begun: Date.parse(`${createTime.replace(' ', 'T')}+08:00`),
    acts: actsOf(task),
  };
  if (state === 'done' || state === 'failed') return { ...job, state, stage: endText(task) };
  return { ...job, state: 'running', ...progressOf(task) };
}
