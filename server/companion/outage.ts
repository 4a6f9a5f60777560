import type { FastifyBaseLogger } from 'fastify';

/** Where this server writes what happens. */
export type Log = FastifyBaseLogger;
import { systemNow } from '../database/clock.ts';

const longestPause = 30_000;

/** Remembers that the real services do not answer: says it once, and lets them be asked again after pauses that grow. */
export class Outage {
  private reason = '';
  private pause = 0;
  private until = 0;

  constructor(
    private readonly log: Pick<Log, 'warn'>,
    private readonly firstPause: number,
  ) {}

  /** Whether they may be asked now. */
  isOver(): boolean {
    return systemNow() >= this.until;
  }

  /** Hears of an answer that did not come. */
  failed(reason: string): void {
    if (this.reason === '') this.log.warn({ reason }, 'the accompanied services do not answer');
    this.reason = reason;
    // Those that were asked together fail together.
    if (!this.isOver()) return;
    this.pause = Math.min(Math.max(2 * this.pause, this.firstPause), longestPause);
    this.until = systemNow() + this.pause;
  }

  /** Hears of an answer that came. */
  answered(): void {
    if (this.reason !== '') this.log.warn('the accompanied services answer again');
    this.reason = '';
    this.pause = 0;
    this.until = 0;
  }
}
