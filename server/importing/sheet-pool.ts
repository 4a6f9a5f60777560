import { Worker } from 'node:worker_threads';
import { SheetError, unreadable } from '../spreadsheets/sheet-error.ts';
import type { OnProgress, SheetResult, SheetTask, WorkerMessage } from './tasks.ts';

interface Job {
  task: SheetTask;
  onProgress: OnProgress;
  resolve: (result: SheetResult) => void;
  reject: (error: unknown) => void;
}

const maxMemoryMb = 512;

/**
 * One thread that works on sheets, started when first needed and kept warm; tasks wait in line. A task that takes too
 * long or brings the thread down is rejected alone, the next one gets a new thread.
 */
export class SheetPool {
  private worker: Worker | undefined;
  private running: Job | undefined;
  private timer: NodeJS.Timeout | undefined;
  private waiting: Job[] = [];

  /** `entry` is the thread's file; `timeLimit` is in milliseconds. */
  constructor(
    private readonly entry: URL,
    private readonly timeLimit: number,
  ) {}

  /** Runs a task when its turn comes; rejects with SheetError where the workbook cannot be taken. */
  run(task: SheetTask, onProgress: OnProgress = () => undefined): Promise<SheetResult> {
    return new Promise((resolve, reject) => {
      onProgress({ stage: 'waiting', done: 0, total: 0 });
      this.waiting.push({ task, onProgress, resolve, reject });
      this.next();
    });
  }

  /** Ends the thread; tasks that have not come to an end are rejected. */
  async close(): Promise<void> {
    const unfinished = this.waiting.splice(0);
    const worker = this.worker;
    this.fail(new Error('表格线程已关闭'));
    for (const { reject } of unfinished) reject(new Error('表格线程已关闭'));
    await worker?.terminate();
  }

  private next(): void {
    if (this.running) return;
    this.running = this.waiting.shift();
    if (!this.running) return;
    this.worker ??= this.start();
    this.worker.ref();
    this.timer = setTimeout(() => this.fail(unreadable('处理超时')), this.timeLimit);
    const { task } = this.running;
    if (task.kind === 'write') return this.worker.postMessage(task);
    // A buffer may be a view on a shared one: copied, it can be handed over, and the caller keeps what is its own.
    const bytes = Uint8Array.from(task.bytes);
    this.worker.postMessage({ ...task, bytes }, [bytes.buffer]);
  }

  private start(): Worker {
    const worker = new Worker(this.entry, {
      // What loads the server's sources would be inherited, and is of no use in a thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    worker.on('message', (message: WorkerMessage) => worker === this.worker && this.hear(message));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (worker === this.worker) this.fail(full ? unreadable('内容过多，内存不足') : error);
    });
    worker.on('exit', (code) => worker === this.worker && this.fail(new Error(`表格线程意外退出（${code}）`)));
    return worker;
  }

  private hear(message: WorkerMessage): void {
    if (message.type === 'progress') return this.running?.onProgress(message.progress);
    const job = this.take();
    if (message.type === 'result') job?.resolve(message.result);
    else job?.reject(message.type === 'refused' ? new SheetError(message.code, message.values) : message.error);
    this.next();
  }

  /** Gives up the thread and the task that it works on. */
  private fail(error: Error): void {
    const worker = this.worker;
    this.worker = undefined;
    void worker?.terminate();
    const job = this.take();
    job?.onProgress({ stage: 'failed', done: 0, total: 0 });
    job?.reject(error);
    this.next();
  }

  private take(): Job | undefined {
    clearTimeout(this.timer);
    // An idle thread keeps no process alive.
    this.worker?.unref();
    const job = this.running;
    this.running = undefined;
    return job;
  }
}
