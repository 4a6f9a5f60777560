import type { watchStates } from '../../../contracts/console/watching.ts';

/** When the requests of a sandbox are recorded. */
export type WatchState = (typeof watchStates)[number];

/** Which sandboxes are watched: those whose requests a page looks at, and those for which that was switched on. */
export class Watching {
  private readonly states = new Map<string, WatchState>();
  private readonly pages = new Map<string, number>();
  /** Whether any is: asked of every request. */
  isAny = false;

  /** `onChange` hears when the first one begins, or the last one ends, to be watched. */
  constructor(private readonly onChange: (isAny: boolean) => void) {}

  state = (sandbox: string): WatchState => this.states.get(sandbox) ?? 'auto';

  isOn(sandbox: string): boolean {
    const state = this.state(sandbox);
    return state === 'auto' ? this.pages.has(sandbox) : state === 'on';
  }

  set(sandbox: string, state: WatchState): void {
    if (state === 'auto') this.states.delete(sandbox);
    else this.states.set(sandbox, state);
    this.look();
  }

  /** A page begins to look; what is returned is called when it leaves. */
  open(sandbox: string): () => void {
    this.pages.set(sandbox, (this.pages.get(sandbox) ?? 0) + 1);
    this.look();
    return () => {
      const left = this.pages.get(sandbox)! - 1;
      if (left > 0) this.pages.set(sandbox, left);
      else this.pages.delete(sandbox);
      this.look();
    };
  }

  private look(): void {
    const watched = [...this.states.keys(), ...this.pages.keys()];
    const isAny = watched.some((sandbox) => this.isOn(sandbox));
    if (isAny === this.isAny) return;
    this.isAny = isAny;
    this.onChange(isAny);
  }
}
