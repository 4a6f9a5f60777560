import { hashPassword, verifyPassword } from '../../database/passwords.ts';
import { serveTasks } from '../../workers/serve.ts';
import type { PasswordResult, PasswordTask } from './tasks.ts';

serveTasks<PasswordTask, PasswordResult>(
  async (task) => (task.act === 'hash' ? hashPassword(task.password) : verifyPassword(task.password, task.stored)),
  () => undefined,
);
