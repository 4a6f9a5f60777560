import { createHash } from 'node:crypto';

/**
 * Repeatable random numbers of one stream. The generator is sfc32 ("small fast counter"), after the description by Chris
 * Doty-Humphrey in PractRand: three mixed words and a counter, which alone guarantees a period of at least 2^32.
 */
export class Random {
  private readonly state: Uint32Array;

  /** A stream of its own for each name, so that what one part draws never shifts what another gets. */
  constructor(seed: number, stream: string) {
    const digest = createHash('sha256').update(`${seed}/${stream}`).digest();
    this.state = Uint32Array.of(digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), 1);
  }

  /** A whole number from 0 to 2^32 - 1. */
  private word(): number {
    const s = this.state;
    const [a, b, c, counter] = [s[0]!, s[1]!, s[2]!, s[3]!];
    const word = (a + b + counter) >>> 0;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + word;
    s[3] = counter + 1;
    return word;
  }

  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number {
    return Math.floor((this.word() / 4_294_967_296) * limit);
  }

  /** True in that share of cases. */
  chance(share: number): boolean {
    return this.word() < share * 4_294_967_296;
  }

  /** One of the items, each as likely. */
  pick<T>(items: ArrayLike<T>): T {
    return items[this.below(items.length)]!;
  }
}
