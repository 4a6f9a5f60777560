// A program beside the server when run from sources: `--import tsx` reaches the server only, so the loader is registered here.
import { register } from 'tsx/esm/api';

register();
await import(String(process.argv[2]));
