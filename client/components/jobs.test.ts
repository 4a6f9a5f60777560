import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelJob, dismissJob, failJob, finishJob, jobs, retryJob, startJob, updateJob } from './jobs.ts';

describe('jobs', () => {
  beforeEach(() => {
    jobs.list = [];
  });

  it('follows a job from start to its result', () => {
    const save = vi.fn();
    const id = startJob('导入学生');
    updateJob(id, { fraction: 0.5, stage: '正在上传' });
    expect(jobs.list[0]).toMatchObject({ state: 'running', fraction: 0.5, stage: '正在上传' });
    finishJob(id, { stage: '已导入 40 人', result: { label: '下载错误表', save } });
    jobs.list[0]?.result?.save();
    expect(jobs.list[0]).toMatchObject({ state: 'done', fraction: 1 });
    expect(save).toHaveBeenCalledOnce();
    dismissJob(id);
    expect(jobs.list).toEqual([]);
  });

  it('starts a failed job again in place of the failed entry', () => {
    const id = startJob('导出学生', { retry: () => startJob('导出学生') });
    failJob(id, '请求超时');
    retryJob(id);
    expect(jobs.list.map(({ state }) => state)).toEqual(['running']);
    expect(jobs.list[0]?.id).not.toBe(id);
  });

  it('is called off by who waits for it, and is left as it is where it cannot be', () => {
    const cancel = vi.fn();
    cancelJob(startJob('打印准考证', { cancel }));
    expect(cancel).toHaveBeenCalledOnce();
    cancelJob(startJob('导入学生'));
    expect(jobs.list.map(({ state }) => state)).toEqual(['running', 'running']);
  });

  it('ignores news of a job that was dismissed', () => {
    const id = startJob('导出学生');
    dismissJob(id);
    updateJob(id, { fraction: 1 });
    finishJob(id);
    expect(jobs.list).toEqual([]);
  });
});
