import { Worker } from 'node:worker_threads';
import type { ThreadMessage, Values } from './messages.ts';

interface Job<Task, Result, Progress> {
  task: Task;
  onProgress: (progress: Progress) => void;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** How a thread is run. */
export interface ThreadOptions<Task> {
  /** What it works on, for messages about itself. */
  label: string;
  /** The thread's file, and what it finds in its `workerData`. */
  entry: { file: URL; data?: object };
  /** Milliseconds that one task may take. */
  timeLimit: number;
  /** The error for a task that was refused in the thread. */
  refusal: (code: string, values: Values) => Error;
  /** The error for a task that took too long or too much memory, with the reason. */
  unreadable: (reason: string) => Error;
  /** What of a task is handed over instead of copied. */
  handOver?: (task: Task) => { task: Task; transfer: ArrayBuffer[] };
}

const maxMemoryMb = 512;

/**
 * One thread for heavy work, started when first needed and kept warm; tasks wait in line. A task that takes too long or
 * brings the thread down is rejected alone, the next one gets a new thread.
 */
export class TaskThread<Task, Result, Progress = never> {
  private worker: Worker | undefined;
  private running: Job<Task, Result, Progress> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private waiting: Job<Task, Result, Progress>[] = [];

  constructor(private readonly options: ThreadOptions<Task>) {}

  /** Runs a task when its turn comes; rejects with the refusal where the thread refuses it. */
  run(task: Task, onProgress: (progress: Progress) => void = () => undefined): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, onProgress, resolve, reject });
      this.next();
    });
  }

  /** Ends the thread; tasks that have not come to an end are rejected. */
  async close(): Promise<void> {
    const closed = new Error(`${this.options.label}线程已关闭`);
    const unfinished = this.waiting.splice(0);
    const worker = this.worker;
    this.fail(closed);
    for (const { reject } of unfinished) reject(closed);
    await worker?.terminate();
  }

  private next(): void {
    if (this.running) return;
    this.running = this.waiting.shift();
    if (!this.running) return;
    this.worker ??= this.start();
    this.worker.ref();
    const { timeLimit, unreadable, handOver } = this.options;
    this.timer = setTimeout(() => this.fail(unreadable('处理超时')), timeLimit);
    const { task, transfer } = handOver?.(this.running.task) ?? { task: this.running.task, transfer: [] };
    this.worker.postMessage(task, transfer);
  }

  private start(): Worker {
    const { label, entry, unreadable } = this.options;
    const worker = new Worker(entry.file, {
      workerData: entry.data,
      // What loads the server's sources would be inherited, and is of no use in a thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    worker.on('message', (message: ThreadMessage<Result, Progress>) => worker === this.worker && this.hear(message));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (worker === this.worker) this.fail(full ? unreadable('内容过多，内存不足') : error);
    });
    worker.on('exit', (code) => worker === this.worker && this.fail(new Error(`${label}线程意外退出（${code}）`)));
    return worker;
  }

  private hear(message: ThreadMessage<Result, Progress>): void {
    if (message.type === 'progress') return this.running?.onProgress(message.progress);
    const job = this.take();
    if (message.type === 'result') job?.resolve(message.result);
    else job?.reject(message.type === 'refused' ? this.options.refusal(message.code, message.values) : message.error);
    this.next();
  }

  /** Gives up the thread and the task that it works on. */
  private fail(error: Error): void {
    const worker = this.worker;
    this.worker = undefined;
    void worker?.terminate();
    this.take()?.reject(error);
    this.next();
  }

  private take(): Job<Task, Result, Progress> | undefined {
    clearTimeout(this.timer);
    // An idle thread keeps no process alive.
    this.worker?.unref();
    const job = this.running;
    this.running = undefined;
    return job;
  }
}
