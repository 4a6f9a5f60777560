import { serveTasks, tellProgress } from '../../workers/serve.ts';
import { refusing } from '../snapshots/refusing.ts';
import { compare } from './compare.ts';
import { copyDatabase } from './copy.ts';
import { restore } from './restore.ts';
import type { Difference, RestoringTask } from './tasks.ts';

async function run(task: RestoringTask): Promise<Difference[]> {
  if (task.act === 'compare') return compare(task);
  if (task.act === 'copy') copyDatabase(task);
  else await restore(task, () => tellProgress(true));
  return [];
}

serveTasks<RestoringTask, Difference[]>(
  (task) => refusing(() => run(task)),
  () => undefined,
);
