import sharp from 'sharp';
import { serveTasks } from '../../workers/serve.ts';
import { runScanTask } from './run-task.ts';

// There is a thread for each core, and each file is read once.
sharp.concurrency(1);
sharp.cache(false);

serveTasks(runScanTask, (result) => ('picture' in result ? result.picture : undefined));
