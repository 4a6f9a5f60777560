import { serveTasks } from '../workers/serve.ts';
import { compare } from './comparing/compare.ts';
import type { ConsoleTask } from './pool.ts';
import { entryOf } from './traffic/entry.ts';
import { pactOf } from './traffic/pact.ts';
import { seedSandbox } from './traffic/seed.ts';

function work(task: ConsoleTask): unknown {
  switch (task.name) {
    case 'compare':
      return compare(task.given);
    case 'mask':
      return entryOf(task.given);
    case 'pact':
      return pactOf(task.given.service, task.given.entries);
    case 'seed':
      return seedSandbox(task.given);
  }
}

serveTasks<ConsoleTask, unknown>(
  async (task) => work(task),
  () => undefined,
);
