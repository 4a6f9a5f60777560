import { PoolFull } from './pool-full.ts';
import { TaskDropped } from './task-dropped.ts';
import { Seat, type Job, type SeatOptions } from './seat.ts';
import { Turns } from './turns.ts';

/** How the tasks of a pool are worked on, and how those who hand them in share it. */
export interface PoolOptions extends SeatOptions {
  /** How many are worked on at a time; one unless given. */
  size?: number;
  /** How many of them may be of one turn; all unless given. */
  perTurn?: number;
  /**
   * How many may wait in all; without an end unless given. One more is rejected with PoolFull, but where a turn yields to it,
   * or has more waiting, the last one of that is in its place.
   */
  mostWaiting?: number;
}

/** How one task is handed in. */
export interface RunOptions<Progress> {
  /** Whose task it is: tasks of the same wait for each other, and others come in between. */
  turn?: string;
  /** Whether it waits until nothing is left to do that does not yield. */
  yields?: boolean;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Aborts when nobody waits for the task any more: it is not begun, or its worker is ended, and it is rejected with TaskDropped. */
  signal?: AbortSignal | undefined;
}

/** Workers for heavy tasks, in threads or processes. Tasks wait in a line for each turn, and the lines take turns. */
export class TaskPool<Task, Result, Progress = never> {
  private readonly turns: Turns<Job<Task, Result, Progress>>;
  private readonly seats: readonly Seat<Task, Result, Progress>[];

  constructor(private readonly options: PoolOptions) {
    const { size = 1, perTurn = size } = options;
    this.turns = new Turns(perTurn);
    const free = ({ turn }: Job<Task, Result, Progress>): void => {
      this.turns.done(turn);
      this.next();
    };
    this.seats = Array.from({ length: size }, () => new Seat(options, free));
  }

  /** Runs a task when its turn comes; rejects with the refusal where the worker refuses it. */
  run(task: Task, given: RunOptions<Progress> = {}): Promise<Result> {
    const { yields = false, onProgress = () => undefined, signal } = given;
    if (signal?.aborted) return Promise.reject(new TaskDropped());
    const turn = `${yields ? 'yielding ' : ''}${given.turn ?? 'common'}`;
    if (!this.hasRoom(turn, yields)) return Promise.reject(new PoolFull());
    let drop = (): void => undefined;
    const done = new Promise<Result>((resolve, reject) => {
      const job = { task, turn, onProgress, resolve, reject };
      this.turns.add(turn, job, yields);
      drop = () => this.drop(job);
      signal?.addEventListener('abort', drop, { once: true });
      this.next();
    });
    // A signal may outlive the task by far.
    return done.finally(() => signal?.removeEventListener('abort', drop));
  }

  /** Ends the workers; tasks that have not come to an end are rejected. The next task starts them anew. */
  async close(): Promise<void> {
    const closed = new Error(`${this.options.label}${this.seats[0]!.kind}已关闭`);
    for (const { reject } of this.turns.clear()) reject(closed);
    await Promise.all(this.seats.map((seat) => seat.giveUp(closed)));
  }

  /** Whether one more may wait, for which the last one of another line may have to give way. */
  private hasRoom(turn: string, yields: boolean): boolean {
    const { mostWaiting = Infinity } = this.options;
    if (this.turns.total < mostWaiting) return true;
    const displaced = this.turns.makeRoom(turn, yields);
    displaced?.reject(new PoolFull());
    return displaced !== undefined;
  }

  /** Nothing happens to one that has come to its end. */
  private drop(job: Job<Task, Result, Progress>): void {
    const dropped = new TaskDropped();
    if (this.turns.remove(job.turn, job)) job.reject(dropped);
    else void this.seats.find((seat) => seat.isAt(job))?.giveUp(dropped);
  }

  private next(): void {
    const seat = this.seats.find(({ isFree }) => isFree);
    const job = seat && this.turns.next();
    if (!job) return;
    seat.work(job);
    this.next();
  }
}
