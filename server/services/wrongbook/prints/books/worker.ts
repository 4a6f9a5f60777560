import { serveTasks } from '../../../../workers/serve.ts';
import { makeBooks } from './books.ts';
import type { BookTask } from './task.ts';

serveTasks(
  async (task: BookTask) => makeBooks(task),
  (parts) => parts,
);
