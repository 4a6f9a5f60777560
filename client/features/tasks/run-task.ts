import type { TaskCall } from '../../../contracts/constants/tasks.ts';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { beginTask, listTasks } from '../../../contracts/wrongbook/tasks.ts';
import { call, callForBlob, isJson, parseEnvelope, type CallOptions } from '../../api/call.ts';
import { transferTimeout } from '../../api/download.ts';
import { CallCancelled, CallError } from '../../api/errors.ts';
import { taskFile, type Counts, type Task } from './task-job.ts';

/** What a task has come to. */
export interface TaskEnd {
  counts: Counts;
  /** Its file; undefined where it has none. */
  file: (() => Promise<Blob>) | undefined;
}

/** What is begun: a call by its name, with the same as for the call itself, and how the list names it. */
export interface TaskOrder<E extends Endpoint = Endpoint> {
  name: TaskCall;
  endpoint: E;
  input: InputOf<E>;
  title: string;
  /** What its file is called, without an extension. */
  fileName?: string;
  file?: File;
  /** Hears how much of the file has gone, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Hears how far the server is. */
  onMove?: (task: Task) => void;
}

const lookEvery = 500;
const zeros: Counts = { total: 0, imported: 0, unchanged: 0, refused: 0, changed: 0 };

/**
 * Has the server carry out a call in the background, and waits for its end, which the page may leave. Rejects with the reason why
 * it failed, and with CallCancelled where it was called off. A service that knows no tasks is asked directly.
 */
export async function runTask<E extends Endpoint>(order: TaskOrder<E>): Promise<TaskEnd> {
  const taskId = await begin(order);
  if (taskId === undefined) return askDirectly(order);
  const task = await untilEnded(taskId, order.onMove);
  if (task.state === 'failed') throw new CallError({ code: 400, status: 0, message: task.reason });
  return { counts: task.counts, file: task.fileName === '' ? undefined : () => taskFile(taskId) };
}

async function begin<E extends Endpoint>(order: TaskOrder<E>): Promise<string | undefined> {
  const { name, input, title, fileName, file, onProgress } = order;
  const options: CallOptions = { quiet: true, timeout: transferTimeout };
  if (file) Object.assign(options, { file, onProgress });
  try {
    return (await call(beginTask, { call: name, title, fileName, asked: JSON.stringify(input) }, options)).taskId;
  } catch (error) {
    if (isElsewhere(error)) return undefined;
    throw error;
  }
}

const isElsewhere = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.message === beginTask.refusals.elsewhere);

async function untilEnded(taskId: string, onMove?: (task: Task) => void): Promise<Task> {
  for (;;) {
    // A look that fails tells nothing: the next one may come through.
    const tasks = await call(listTasks, {}, { quiet: true }).catch(() => undefined);
    const task = tasks?.find((one) => one.taskId === taskId);
    if (tasks && !task) throw new CallCancelled();
    if (task?.state === 'done' || task?.state === 'failed') return task;
    if (task) onMove?.(task);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

async function askDirectly<E extends Endpoint>({ endpoint, input, file, onProgress }: TaskOrder<E>): Promise<TaskEnd> {
  const options: CallOptions = { quiet: true, timeout: transferTimeout };
  if (file) Object.assign(options, { file, onProgress });
  const answer = await callForBlob(endpoint, input, options);
  if (!isJson(answer)) return { counts: zeros, file: () => Promise.resolve(answer) };
  const { code = 0, msg, message, data } = await parseEnvelope(answer);
  if (code !== 200) throw new CallError({ code, status: 0, message: msg || message || '操作失败' });
  return { counts: { ...zeros, ...(data as Partial<Counts>) }, file: undefined };
}
