import { damageIn } from '../../database/damage.ts';
import { serveTasks } from '../../workers/serve.ts';
import type { Examination, Finding } from './tasks.ts';

serveTasks<Examination, Finding>(
  async ({ file, how }) => damageIn(file, how) ?? null,
  () => undefined,
);
