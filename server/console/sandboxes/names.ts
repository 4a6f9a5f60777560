import type { Sandboxes } from '../../database/sandboxes.ts';
import { sandboxNames } from '../../database/sandboxes.ts';

/** Names that are given to what is being made: until it is there, nobody else may take them. */
export class Names {
  private readonly given = new Set<string>();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** Takes so many names that nobody has, x01 and on: short, as people type them. */
  take(count: number): string[] {
    const taken = new Set(sandboxNames(this.sandboxes.dataDir));
    const names: string[] = [];
    for (let number = 1; names.length < count; number++) {
      const name = `x${String(number).padStart(2, '0')}`;
      if (!taken.has(name) && !this.given.has(name) && !this.sandboxes.isLeaving(name)) names.push(name);
    }
    for (const name of names) this.given.add(name);
    return names;
  }

  /** Takes a name that somebody has chosen; false where it is another's. */
  hold(name: string): boolean {
    const isTaken = sandboxNames(this.sandboxes.dataDir).includes(name) || this.sandboxes.isLeaving(name);
    if (isTaken || this.given.has(name)) return false;
    this.given.add(name);
    return true;
  }

  /** Gives them back: they are those of sandboxes now, or of none. */
  giveBack(names: readonly string[]): void {
    for (const name of names) this.given.delete(name);
  }
}
