import { serveTasks } from '../../../workers/serve.ts';
import { runTask } from './run-task.ts';
import type { ReportTask } from './tasks.ts';

serveTasks(
  async (task: ReportTask) => runTask(task),
  ({ bytes }) => bytes,
);
