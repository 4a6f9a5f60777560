// The thread when run from sources: `--import tsx` reaches the main thread only, so the loader is registered here.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
