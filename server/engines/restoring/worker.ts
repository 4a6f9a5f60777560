import { serveTasks, tellProgress } from '../../workers/serve.ts';
import { compare } from './compare.ts';
import { restore } from './restore.ts';
import type { Difference, RestoringTask } from './tasks.ts';

serveTasks<RestoringTask, Difference[]>(
  async (task) => {
    if (task.act === 'compare') return compare(task);
    await restore(task, () => tellProgress(true));
    return [];
  },
  () => undefined,
);
