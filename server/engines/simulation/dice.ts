import { hashOf, mix, normalOf, shareOf } from './answering/chance.ts';

/**
 * Repeatable chance that belongs to a name: what is drawn for one page or one answer never shifts what another gets.
 * Each draw hashes the name with a running number.
 */
export class Dice {
  private readonly hash: number;
  private count = 0;

  constructor(...name: readonly (string | number)[]) {
    this.hash = hashOf(name.join('/'));
  }

  private next(): number {
    this.count += 1;
    return mix(this.hash, this.count);
  }

  /** From 0 up to but not including 1. */
  share = (): number => shareOf(this.next());

  /** True in that share of cases. */
  chance = (share: number): boolean => this.share() < share;

  /** A number between two. */
  between = (low: number, high: number): number => low + (high - low) * this.share();

  /** As likely to either side of 0, at most `reach` away. */
  about = (reach: number): number => this.between(-reach, reach);

  /** Normal with a mean of 0 and a deviation of 1. */
  normal = (): number => normalOf(this.next());

  /** A whole number from 0 up to but not including `limit`. */
  below = (limit: number): number => Math.floor(this.share() * limit);

  /** One of the items, each as likely. */
  pick = <T>(items: ArrayLike<T>): T => items[this.below(items.length)]!;

  /** Some of the items in their order, each at most once. */
  some<T>(items: readonly T[], count: number): T[] {
    const left = items.map((_, index) => index);
    const taken: number[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken.sort((a, b) => a - b).map((index) => items[index]!);
  }
}
