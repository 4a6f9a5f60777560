import { describe, expect, it } from 'vitest';
import { jobOf, progressOf, type Task } from './task-job.ts';

const task: Task = {
  taskId: '1',
  kind: 'import',
  title: '导入学生：名单.xls',
  state: 'running',
  stage: 'writing',
  done: 1200,
  total: 5000,
  reason: '',
  counts: { total: 0, imported: 0, unchanged: 0, refused: 0, changed: 0 },
  fileName: '',
  canRetry: false,
  canCancel: false,
  createTime: '2026-10-15 08:00:00',
};
const labels = (changes: Partial<Task>) => jobOf({ ...task, ...changes }).acts.map(({ label }) => label);

describe('how far a task is', () => {
  it('never goes back from stage to stage, of an import nor of a print', () => {
    for (const kind of [
      ['reading', 'checking', 'writing', 'done'],
      ['reading', 'wording', 'drawing', 'setting', 'done'],
    ] as const) {
      const steps = kind.flatMap((stage) =>
        [1, 5].map((done) => progressOf({ kind: 'import', state: 'running', stage, done, total: 5 }).fraction!),
      );
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(steps.at(-1)).toBe(1);
    }
  });

  it('says how much is through, and nothing that nobody can tell', () => {
    expect(progressOf(task).stage).toBe('正在写入 1,200/5,000');
    expect(progressOf({ ...task, state: 'waiting' })).toEqual({ stage: '排队中' });
    expect(progressOf({ ...task, stage: 'waiting', total: 0 })).toEqual({ fraction: undefined, stage: '处理中' });
  });
});

describe('a task in the list', () => {
  it('offers what can be done with it', () => {
    expect(labels({})).toEqual([]);
    expect(labels({ canCancel: true })).toEqual(['取消']);
    expect(labels({ state: 'failed', canRetry: true })).toEqual(['重试', '移除']);
    expect(labels({ state: 'done', fileName: '错误.xls' })).toEqual(['下载错误名单', '移除']);
    expect(labels({ kind: 'print', state: 'done', fileName: '报告.pdf' })).toEqual(['下载', '移除']);
  });

  it('says what came of it, or why it failed', () => {
    const counts = { ...task.counts, imported: 40, unchanged: 2, refused: 3 };
    expect(jobOf({ ...task, state: 'done', counts }).stage).toBe('已导入 40 行，2 行没有变化，3 行未导入');
    expect(jobOf({ ...task, kind: 'change', state: 'done', counts: { ...counts, total: 9, changed: 7 } }).stage).toBe(
      '已改变 7 人，2 人原已如此',
    );
    expect(jobOf({ ...task, state: 'failed', reason: '请求被拒绝' }).stage).toBe('请求被拒绝');
    const read = { ...task, kind: 'read' as const, done: 1, total: 3 };
    expect(jobOf(read).stage).toBe('识别中 1/3');
    expect(jobOf({ ...read, state: 'done' }).stage).toBe('共 3 页');
    expect(jobOf({ ...read, state: 'failed', reason: '文件已损坏' }).stage).toBe('识别失败：文件已损坏');
    expect(jobOf(task).begun).toBe(Date.UTC(2026, 9, 15));
  });
});
