import { systemNow } from './clock.ts';
import type { Sandboxes } from './sandboxes.ts';

/** When sandboxes that nobody uses are closed. */
export interface Sleeping {
  /** Milliseconds without use after which one is closed. */
  after: number;
  /** How many are open before those that nobody has used for longest are closed sooner. */
  mostOpen: number;
  /** Milliseconds within which none is closed, however many are open. */
  atLeast: number;
}

const usual: Sleeping = { after: 900_000, mostOpen: 250, atLeast: 60_000 };

/** Milliseconds between two looks, and those that closing may take in one: nobody is answered meanwhile. */
const lookEvery = 2_000;
const longestLook = 10;

/** Closes sandboxes that nobody uses: each takes memory, and looks for work each second. */
export class Sleeper {
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly sleeping: Sleeping = usual,
  ) {
    this.timer = setInterval(() => this.look(), lookEvery).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Closes those whose time has come, the longest unused first. */
  look(): void {
    const begun = systemNow();
    const open = this.sandboxes.opened().map(({ name }) => ({ name, idle: this.sandboxes.idleFor(name) }));
    open.sort((a, b) => b.idle - a.idle);
    let left = open.length;
    for (const { name, idle } of open) {
      const { after, mostOpen, atLeast } = this.sleeping;
      if (idle < (left > mostOpen ? atLeast : after) || systemNow() - begun > longestLook) return;
      if (this.sandboxes.sleep(name)) left--;
    }
  }
}
