import { damageIn } from '../../database/damage.ts';
import { serveTasks } from '../../workers/serve.ts';
import type { Examination, Finding } from './tasks.ts';

/** Milliseconds that it waits for a lock, which is in nobody's way here. */
const longestWait = 5_000;

serveTasks<Examination, Finding>(
  async ({ file, how }) => damageIn(file, how, longestWait) ?? null,
  () => undefined,
);
