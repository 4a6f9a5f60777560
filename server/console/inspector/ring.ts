import type { Recorded } from './recorded.ts';

/** The most requests of a sandbox that are kept, and about how many bytes they may take. */
const mostRequests = 500;
const mostBytes = 4 * 1024 * 1024;

/** About how many bytes the requests of all sandboxes may take. */
const mostOfAll = 48 * 1024 * 1024;

/** The last requests of one sandbox. */
export class Ring {
  private readonly kept: Recorded[] = [];
  bytes = 0;
  /** Number of the last request, counted from the first one on. */
  last = 0;

  add(recorded: Recorded): void {
    this.last++;
    this.kept.push(recorded);
    this.bytes += recorded.bytes;
    while (this.kept.length > mostRequests || (this.bytes > mostBytes && this.kept.length > 1))
      this.bytes -= this.kept.shift()!.bytes;
  }

  find = (id: string): Recorded | undefined => this.kept.find((recorded) => recorded.summary.requestId === id);

  all = (): readonly Recorded[] => this.kept;

  /** Those after a number, the oldest first, of which at most so many; and the number of the last of them. */
  after(number: number, most: number): { requests: Recorded[]; last: number } {
    const first = this.last - this.kept.length;
    const begin = Math.max(number - first, 0);
    const requests = this.kept.slice(begin, begin + most);
    return { requests, last: first + begin + requests.length };
  }

  clear(): void {
    this.kept.length = 0;
    this.bytes = 0;
  }
}

/** The last requests of every sandbox that was watched. Where they are too much, those of the sandbox go that was silent longest. */
export class Rings {
  private readonly rings = new Map<string, Ring>();

  of(sandbox: string): Ring {
    let ring = this.rings.get(sandbox);
    if (!ring) this.rings.set(sandbox, (ring = new Ring()));
    return ring;
  }

  add(sandbox: string, recorded: Recorded): void {
    const ring = this.of(sandbox);
    this.rings.delete(sandbox);
    this.rings.set(sandbox, ring);
    ring.add(recorded);
    let bytes = this.bytes();
    for (const other of this.rings.values()) {
      if (bytes <= mostOfAll || other === ring) return;
      bytes -= other.bytes;
      other.clear();
    }
  }

  private bytes(): number {
    let bytes = 0;
    for (const ring of this.rings.values()) bytes += ring.bytes;
    return bytes;
  }
}
