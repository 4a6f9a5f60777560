import { serveTasks, tellProgress } from '../serve.ts';
import { TaskRefused } from '../messages.ts';

/** What the program of the tests is to do. */
export interface TestTask {
  act: 'answer' | 'hang' | 'exit' | 'throw' | 'refuse' | 'fill';
  name?: string;
}

/** The process that worked on a task, and the bytes of its name. */
export interface TestResult {
  pid: number;
  bytes: Uint8Array;
}

const hold: unknown[] = [];

/** Tells its process before it does what it is told. */
function run({ act, name = '' }: TestTask): Promise<TestResult> {
  tellProgress(process.pid);
  if (act === 'hang') for (;;) void name;
  if (act === 'exit') process.exit(3);
  if (act === 'throw') return Promise.reject(new RangeError('broken'));
  if (act === 'refuse') return Promise.reject(new TaskRefused('unreadable', { reason: name }));
  if (act === 'fill') for (;;) hold.push(new Array(10_000).fill(name));
  return Promise.resolve({ pid: process.pid, bytes: new TextEncoder().encode(name) });
}

serveTasks(run, ({ bytes }) => bytes);
