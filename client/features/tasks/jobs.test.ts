import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissJob, failJob, jobs, startJob, updateJob } from './jobs.ts';

const sent = { stage: '等待上传', retry: () => undefined };

describe('what a page sends', () => {
  beforeEach(() => {
    jobs.list = [];
  });

  it('is listed with how far it is until the server has it', () => {
    const id = startJob('上传：甲.pdf', sent);
    updateJob(id, { fraction: 0.5, stage: '上传 50%' });
    expect(jobs.list[0]).toMatchObject({ state: 'running', fraction: 0.5, stage: '上传 50%', acts: [] });
    dismissJob(id);
    expect(jobs.list).toEqual([]);
  });

  it('is sent again in place of what failed, or taken out of the list', () => {
    const retry = vi.fn();
    failJob(startJob('上传：甲.pdf', { ...sent, retry }), '请求超时');
    expect(jobs.list[0]).toMatchObject({ state: 'failed', stage: '请求超时' });
    jobs.list[0]!.acts.find(({ label }) => label === '重试')!.run();
    expect([retry.mock.calls.length, jobs.list.length]).toEqual([1, 0]);
    failJob(startJob('上传：乙.pdf', { ...sent, retry }), '请求超时');
    jobs.list[0]!.acts.find(({ label }) => label === '移除')!.run();
    expect([retry.mock.calls.length, jobs.list.length]).toEqual([1, 0]);
  });

  it('is not brought back by news of it once it is gone', () => {
    const id = startJob('上传：甲.pdf', sent);
    dismissJob(id);
    updateJob(id, { fraction: 1, stage: '等待确认' });
    failJob(id, '请求超时');
    expect(jobs.list).toEqual([]);
  });
});
