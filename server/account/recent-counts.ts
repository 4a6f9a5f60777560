import { systemNow } from '../database/clock.ts';

interface Count {
  count: number;
  since: number;
}

/** Counts by key that are forgotten some time after the first of them; where they become too many, the oldest go first. */
export class RecentCounts {
  /** In the order in which they began. */
  private readonly counts = new Map<string, Count>();

  /**
   * @param lasting Milliseconds after which a count begins anew.
   * @param most How many keys are counted.
   */
  constructor(
    private readonly lasting: number,
    private readonly most: number,
  ) {}

  of(key: string): number {
    return this.known(key)?.count ?? 0;
  }

  /** Milliseconds until a count is forgotten. */
  left(key: string): number {
    const known = this.known(key);
    return known ? known.since + this.lasting - systemNow() : 0;
  }

  add(key: string): void {
    const known = this.known(key);
    if (known) known.count++;
    else this.counts.set(key, { count: 1, since: systemNow() });
    this.forgetOldest();
  }

  /** Takes some back, as if they had not been counted. */
  takeBack(key: string, count = 1): void {
    const known = this.known(key);
    if (!known) return;
    known.count -= count;
    if (known.count <= 0) this.counts.delete(key);
  }

  forget(key: string): void {
    this.counts.delete(key);
  }

  private known(key: string): Count | undefined {
    const known = this.counts.get(key);
    if (known && !this.isOver(known)) return known;
    this.counts.delete(key);
    return undefined;
  }

  private forgetOldest(): void {
    for (const [key, count] of this.counts) {
      if (this.counts.size <= this.most && !this.isOver(count)) return;
      this.counts.delete(key);
    }
  }

  private isOver({ since }: Count): boolean {
    return since + this.lasting <= systemNow();
  }
}
