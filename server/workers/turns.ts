interface Line<Item> {
  waiting: Item[];
  running: number;
  yields: boolean;
}

/**
 * Work that waits, in a line for each who wants it: the lines take turns, so that none waits for all of another. Lines that
 * yield have their turns once nothing waits in the others.
 */
export class Turns<Item> {
  /** The line that has waited longest for its turn comes first. */
  private readonly lines = new Map<string, Line<Item>>();

  /** @param perLine How much of a line may be under way at a time. */
  constructor(private readonly perLine: number) {}

  /** @param yields Whether the line yields to others, which is the same for all of a line. */
  add(name: string, item: Item, yields = false): void {
    const line = this.lines.get(name) ?? { waiting: [], running: 0, yields };
    line.waiting.push(item);
    this.lines.set(name, line);
  }

  /** How much of a line waits. */
  waiting(name: string): number {
    return this.lines.get(name)?.waiting.length ?? 0;
  }

  /** How much waits in all lines. */
  get total(): number {
    return [...this.lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /**
   * Takes out what has come last in the longest line, to make room in another: in one that yields where the other does not,
   * else in one that is longer itself. Undefined where there is none.
   */
  makeRoom(name: string, yields = false): Item | undefined {
    const byLength = [...this.lines.values()].sort((a, b) => b.waiting.length - a.waiting.length);
    const yielding = byLength.find((line) => line.yields && !yields && line.waiting.length > 0);
    const longer = byLength.find((line) => line.yields === yields && line.waiting.length > this.waiting(name) + 1);
    return (yielding ?? longer)?.waiting.pop();
  }

  /** What comes next; it is under way until `done` is told of its line. */
  next(): Item | undefined {
    return this.nextOf(false) ?? this.nextOf(true);
  }

  done(name: string): void {
    const line = this.lines.get(name);
    if (!line) return;
    line.running--;
    // Those that came while it was worked on are before it.
    this.toTheEnd(name, line);
  }

  /** Takes out something that waits; false where it does not. */
  remove(name: string, item: Item): boolean {
    const line = this.lines.get(name);
    const at = line?.waiting.indexOf(item) ?? -1;
    if (!line || at < 0) return false;
    line.waiting.splice(at, 1);
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(name);
    return true;
  }

  /** Takes out all that waits. */
  clear(): Item[] {
    return [...this.lines.values()].flatMap(({ waiting }) => waiting.splice(0));
  }

  private nextOf(yields: boolean): Item | undefined {
    for (const [name, line] of this.lines) {
      if (line.yields !== yields || line.waiting.length === 0 || line.running >= this.perLine) continue;
      line.running++;
      this.toTheEnd(name, line);
      return line.waiting.shift();
    }
    return undefined;
  }

  private toTheEnd(name: string, line: Line<Item>): void {
    this.lines.delete(name);
    if (line.running > 0 || line.waiting.length > 0) this.lines.set(name, line);
  }
}
