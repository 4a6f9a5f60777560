import { serveTasks } from '../../../workers/serve.ts';
import { pictureFault } from './picture.ts';

serveTasks<string, string | undefined>(
  async (figure) => pictureFault(figure),
  () => undefined,
);
