import type { Entry } from './entry.ts';
import type { WorkerMessage, Values } from './messages.ts';
import { startProcess } from './start-process.ts';
import { startThread } from './start-thread.ts';
import type { Loss, TaskWorker } from './task-worker.ts';

/** A task, whose it is, and whom to tell what comes of it. */
export interface Job<Task, Result, Progress> {
  task: Task;
  turn: string;
  onProgress: (progress: Progress) => void;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** How a program is run. */
export interface SeatOptions {
  /** What it works on, for messages about itself. */
  label: string;
  /** A process where it uses native code that nothing but the end of a process stops; a thread unless given. */
  place?: 'thread' | 'process';
  entry: Entry;
  /** Milliseconds that one task may take. */
  timeLimit: number;
  /** Milliseconds after which a worker without a task ends, to give its memory back; a minute unless given. */
  idleLimit?: number;
  /** The error for a task that was refused in the worker. */
  refusal: (code: string, values: Values) => Error;
  /** The error for a task that took too long or too much memory, with the reason. */
  unreadable: (reason: string) => Error;
}

const usualIdleLimit = 60_000;

/**
 * Room for one worker, which is started when first needed and kept warm for a while; it has one task at a time. One that
 * takes too long or brings its worker down is rejected alone, the next one gets a new worker.
 */
export class Seat<Task, Result, Progress> {
  private worker: TaskWorker<Task> | undefined;
  private running: Job<Task, Result, Progress> | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** @param free Called with each task that has come to an end: the seat can take another. */
  constructor(
    private readonly options: SeatOptions,
    private readonly free: (job: Job<Task, Result, Progress>) => void,
  ) {}

  get isFree(): boolean {
    return !this.running;
  }

  /** Whether that is what it works on. */
  isAt(job: Job<Task, Result, Progress>): boolean {
    return this.running === job;
  }

  work(job: Job<Task, Result, Progress>): void {
    const { timeLimit, unreadable } = this.options;
    this.running = job;
    this.worker ??= this.start();
    this.worker.hold(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.giveUp(unreadable('处理超时')), timeLimit);
    this.worker.post(job.task);
  }

  /** Ends the worker, and with it the task that it works on. */
  async giveUp(error: Error): Promise<void> {
    const gone = this.end();
    this.settle((job) => job.reject(error));
    await gone;
  }

  private async end(): Promise<void> {
    clearTimeout(this.timer);
    const { worker } = this;
    this.worker = undefined;
    await worker?.end();
  }

  private start(): TaskWorker<Task> {
    const start = this.options.place === 'process' ? startProcess : startThread;
    const worker: TaskWorker<Task> = start<Task, Result, Progress>(this.options.entry, {
      message: (message) => worker === this.worker && this.hear(message),
      lost: (loss) => worker === this.worker && void this.giveUp(this.errorOf(loss)),
    });
    return worker;
  }

  private errorOf(loss: Loss): Error {
    if (loss.why === 'memory') return this.options.unreadable('内容过多，内存不足');
    if (loss.why === 'error') return loss.error;
    return new Error(`${this.options.label}${this.kind}意外退出（${loss.code}）`);
  }

  /** What people call the place of the work. */
  get kind(): string {
    return this.options.place === 'process' ? '进程' : '线程';
  }

  private hear(message: WorkerMessage<Result, Progress>): void {
    if (message.type === 'progress') return this.running?.onProgress(message.progress);
    this.rest();
    this.settle((job) => {
      if (message.type === 'result') job.resolve(message.result);
      else job.reject(message.type === 'refused' ? this.options.refusal(message.code, message.values) : message.error);
    });
  }

  /** An idle worker keeps no process alive, and does not stay for long. */
  private rest(): void {
    clearTimeout(this.timer);
    this.worker?.hold(false);
    const { idleLimit = usualIdleLimit } = this.options;
    this.timer = setTimeout(() => void this.end(), idleLimit).unref();
  }

  private settle(tell: (job: Job<Task, Result, Progress>) => void): void {
    const job = this.running;
    if (!job) return;
    this.running = undefined;
    tell(job);
    this.free(job);
  }
}
