import { systemNow } from '../database/clock.ts';
import type { Caller } from '../http/gate.ts';
import { NoAnswer } from './real.ts';

interface State {
  /** When it was last read, and last begun; 0 for never. */
  readAt: number;
  begunAt: number;
  /** When somebody was last named who was not known. */
  earlyAt: number;
  reading: Promise<void> | undefined;
}

interface Means {
  refresh: number;
  /** At least so long between two readings for who is not known, and between tries. */
  pause: number;
  read: (caller: Caller) => Promise<void>;
  hasAnything: (caller: Caller) => boolean;
  /** Hears of readings that failed and nobody waits for. */
  failed: (error: unknown) => void;
}

/** Knows how old what each reader has read is, and when it is read again. No token is kept for that: it is read while somebody asks. */
export class Rosters {
  private readonly states = new Map<string, State>();

  constructor(private readonly means: Means) {}

  /** Waits for the first reading of somebody; later ones go on beside what is asked. */
  async ensure(caller: Caller): Promise<void> {
    const state = this.stateOf(caller);
    const { refresh, pause, failed, hasAnything } = this.means;
    const isTried = systemNow() - state.begunAt < pause;
    if (state.readAt > 0) {
      if (systemNow() - state.readAt > refresh && !isTried) void this.start(state, caller).catch(failed);
      return;
    }
    if (isTried && !state.reading && hasAnything(caller)) return;
    try {
      await this.start(state, caller);
    } catch (error) {
      if (!(error instanceof NoAnswer) || !hasAnything(caller)) throw error;
    }
  }

  /** Reads at once for somebody who names what is not known, unless that was done just now. */
  async early(caller: Caller): Promise<void> {
    const state = this.stateOf(caller);
    if (systemNow() - state.earlyAt < this.means.pause) return;
    state.earlyAt = systemNow();
    // What is being read may have been read before that was there.
    await state.reading?.catch(() => undefined);
    await this.start(state, caller).catch(this.means.failed);
  }

  /** Waits for what is being read. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.states.values()].flatMap(({ reading }) => reading ?? []));
  }

  private start(state: State, caller: Caller): Promise<void> {
    if (state.reading) return state.reading;
    state.begunAt = systemNow();
    state.reading = this.means
      .read(caller)
      .then(() => void (state.readAt = systemNow()))
      .finally(() => (state.reading = undefined));
    return state.reading;
  }

  private stateOf({ user }: Caller): State {
    const known = this.states.get(user.id);
    if (known) return known;
    const state: State = { readAt: 0, begunAt: 0, earlyAt: 0, reading: undefined };
    this.states.set(user.id, state);
    return state;
  }
}
