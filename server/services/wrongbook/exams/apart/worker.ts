import { serveTasks } from '../../../../workers/serve.ts';
import { runTask } from './run-task.ts';
import type { ExamTask } from './tasks.ts';

serveTasks(
  (task: ExamTask) => runTask(task),
  (result) => (result instanceof Uint8Array ? result : undefined),
);
