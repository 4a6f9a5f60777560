// A program beside the server when run from sources: `--import tsx` reaches the server only, so the loader is registered here.
import { register } from 'tsx/esm/api';

register();
// What is left are its own arguments.
const [source] = process.argv.splice(2, 1);
await import(String(source));
