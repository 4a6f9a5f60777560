import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptJob } from './job-store.ts';
import { bringJobsBack, finishJob, jobs, onSaveFile, startJob } from './jobs.ts';

const store = vi.hoisted(() => ({ kept: new Map<string, KeptJob>() }));

vi.mock(import('./job-store.ts'), () => ({
  jobTime: () => 1,
  jobsFollow: () => undefined,
  keepJob: (job) => void store.kept.set(job.id, { ...job, person: 'p', tab: 'tab' }),
  forgetJob: (id) => void store.kept.delete(id),
  keptJobs: () => Promise.resolve([...store.kept.values()]),
}));

beforeEach(() => {
  jobs.list = [];
  store.kept.clear();
});

afterEach(() => onSaveFile(() => undefined));

it('brings a job of an earlier page back with its file, and says that one which ran was broken off', async () => {
  const blob = new Blob(['rows']);
  finishJob(startJob('导入学生'), {
    stage: '2 行未导入',
    result: { label: '下载错误名单', save: () => undefined, file: { blob, fileName: '错误.xls' } },
  });
  startJob('打印');
  jobs.list = [];
  await bringJobsBack();
  expect(jobs.list.map(({ title, state }) => [title, state]).sort()).toEqual([
    ['导入学生', 'done'],
    ['打印', 'failed'],
  ]);
  const saved = vi.fn();
  onSaveFile(saved);
  jobs.list.find(({ title }) => title === '导入学生')?.result?.save();
  expect(saved).toHaveBeenCalledWith(blob, '错误.xls');
});

it('leaves the jobs of this page as they are', async () => {
  startJob('打印');
  await bringJobsBack();
  expect(jobs.list.map(({ state }) => state)).toEqual(['running']);
});
