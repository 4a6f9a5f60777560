// A thread's program when run from sources: `--import tsx` reaches the main thread only, so the loader is registered here.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(String(Reflect.get(Object(workerData), 'program')));
