import { systemNow } from './clock.ts';

/** Who is at work in which sandbox, and since when nobody has been. */
export class Uses {
  private readonly held = new Map<string, number>();
  private readonly usedAt = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  /** Somebody has just asked for it. */
  note(name: string): void {
    this.usedAt.set(name, systemNow());
  }

  /** Somebody is at work in it, until what is returned is called. */
  hold(name: string): () => void {
    this.held.set(name, (this.held.get(name) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (!isOver) this.release(name);
      isOver = true;
    };
  }

  /** Milliseconds for which nobody has asked for it; 0 while somebody is at work. */
  idleFor(name: string): number {
    return this.held.has(name) ? 0 : systemNow() - (this.usedAt.get(name) ?? 0);
  }

  /** Resolves when nobody is at work in it. */
  drained(name: string): Promise<void> {
    if (!this.held.has(name)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.set(name, [...(this.waiting.get(name) ?? []), resolve]));
  }

  /** Nobody will ask for it again under this name. */
  forget(name: string): void {
    this.usedAt.delete(name);
  }

  private release(name: string): void {
    const left = this.held.get(name)! - 1;
    this.usedAt.set(name, systemNow());
    if (left > 0) return void this.held.set(name, left);
    this.held.delete(name);
    for (const resolve of this.waiting.get(name) ?? []) resolve();
    this.waiting.delete(name);
  }
}
