import { serveTasks } from '../../workers/serve.ts';
import { inspectFile } from './inspect.ts';
import { previewPicture, readOn } from './read.ts';
import type { FileResult, FileTask } from './tasks.ts';

async function run(task: FileTask): Promise<FileResult> {
  switch (task.task) {
    case 'inspect':
      return inspectFile(task.path);
    case 'read':
      return readOn(task);
    case 'preview':
      return previewPicture(task.path, task.page);
  }
}

serveTasks(run, () => undefined);
