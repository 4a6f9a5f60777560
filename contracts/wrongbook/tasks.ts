import { mostUploadMb, taskCalls, taskKinds, taskStages, taskStates, type TaskCall } from '../constants/tasks.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';

const taskId = f.id('任务', { of: 'task' });
const gone = { taskGone: '任务已不在列表中' } as const;

export const listTasks = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/task/list',
  summary: '本人最近的后台任务：导入、批量操作、导出、打印、发布、批改、识别，新的在前',
  provenance: 'ours',
  input: f.input({}),
  data: f.madeOf(
    ['examPublishing', 'markingRun', 'document'],
    f.list(
      f.row('task', {
        taskId,
        kind: f.choice('种类', taskKinds),
        title: f.text('名称'),
        state: f.choice('状态', taskStates),
        stage: f.choice('阶段', taskStages),
        done: f.count('已完成'),
        total: f.count('共'),
        /** Why it failed; "" unless it did. */
        reason: f.text('失败原因'),
        /** What it came to: numbers by what its call answers, 0 for what that does not tell. */
        counts: f.record({
          total: f.count('范围内'),
          imported: f.count('已导入'),
          unchanged: f.count('没有变化'),
          refused: f.count('未导入'),
          changed: f.count('已改变'),
        }),
        /** "" without a file to be had. */
        fileName: f.text('文件名'),
        canRetry: f.flag('可以重试'),
        canCancel: f.flag('可以取消'),
        createTime: f.dateTime('开始时间'),
      }),
    ),
  ),
});

export const beginTask = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/task/begin',
  summary: '把一次导入、批量操作、导出或打印交给后台，可以离开页面',
  provenance: 'ours',
  adds: 'task',
  upload: { maxMb: mostUploadMb, orJson: true },
  input: f.input({
    call: f.choice('操作', Object.keys(taskCalls) as [TaskCall, ...TaskCall[]]),
    title: f.name('名称', 100),
    /** What its file is called, without an extension. */
    fileName: f.note('文件名', 120).optional(),
    /** The input of that call as JSON. */
    asked: f.verbatim('参数', 100_000),
  }),
  data: f.row('task', { taskId }),
  refusals: {
    unreadable: '参数须为 JSON 对象',
    elsewhere: '这项操作由另一个服务完成，不能在后台进行',
    tooMany: '已有 {max} 项任务在等待，请稍后再试',
  },
  refusedAt: { unreadable: 'asked', elsewhere: 'call' },
});

export const actOnTask = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/task/act',
  summary: '重试失败的任务，取消还没有完成的，移除已结束的',
  provenance: 'ours',
  changes: 'task',
  removes: 'task',
  input: f.input({ taskId, act: f.choice('操作', ['retry', 'cancel', 'remove']) }),
  data: f.nothing,
  refusals: {
    ...gone,
    notFailed: '任务没有失败，不能重试',
    noCancel: '任务已在写入或已结束，不能取消',
    notEnded: '任务还没有结束，不能移除',
  },
});

export const getTaskFile = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/task/file',
  summary: '任务得到的文件：导出、打印的结果，导入时有误的行',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ taskId }),
  data: f.nothing,
  refusals: { ...gone, noFile: '任务没有文件' },
});
