import { serveTasks } from '../../../../workers/serve.ts';
import { makeBooks, type BookTask } from './books.ts';

serveTasks(
  async (task: BookTask) => makeBooks(task),
  ({ parts }) => parts,
);
