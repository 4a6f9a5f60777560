import { isOpen, type LostPage, type Slot } from './sheets.ts';

// A pile mostly lies in the order of the class list, forwards or backwards, without those who did not hand in: then a page
// is one of those that the list has between the page before it and the page after it, and that have not come in.

/** What lies about a page in its pile. */
export interface Neighbours {
  /** Undefined at an end of what is known of the pile. */
  before: Slot | undefined;
  after: Slot | undefined;
  /** The open places that follow the page before, and those that lead to the page after, where the pile is in order. */
  afterBefore: ReadonlySet<Slot>;
  beforeAfter: ReadonlySet<Slot>;
  /** How far the pile is in order: the share of its pages that are followed by the next of the list. */
  order: number;
}

/** A pile of paper as far as its pages are known. */
export class Pile {
  /** Known pages by their places in the pile, and in the order of the lists. */
  private readonly lying: readonly { place: number; slot: Slot }[];
  private readonly listed: readonly Slot[];
  private readonly isBackwards: boolean;
  private readonly order: number;

  constructor(
    private readonly slots: readonly Slot[],
    private readonly lost: readonly Pick<LostPage, 'place'>[],
    private readonly pile: string,
  ) {
    this.listed = slots.filter(({ found }) => found?.pile === pile);
    this.lying = this.listed
      .map((slot) => ({ place: slot.found!.place, slot }))
      .sort((one, other) => one.place - other.place);
    const forwards = this.followers(1);
    const backwards = this.followers(-1);
    this.isBackwards = backwards > forwards;
    // As if one pair that is in order and one that is not had been seen: few pages tell little.
    this.order = (Math.max(forwards, backwards) + 1) / (this.lying.length + 1);
  }

  /** What lies about a page. */
  about({ place }: Pick<LostPage, 'place'>): Neighbours {
    const before = this.lying.findLast((one) => one.place < place);
    const after = this.lying.find((one) => one.place > place);
    const run = this.lost.filter((one) => one.place > (before?.place ?? 0) && one.place < (after?.place ?? Infinity));
    const nth = run.findIndex((one) => one.place === place);
    return {
      before: before?.slot,
      after: after?.slot,
      afterBefore: nthOf(this.openBeside(before?.slot, 1), run.length, nth),
      beforeAfter: nthOf(this.openBeside(after?.slot, -1), run.length, nth),
      order: this.order,
    };
  }

  /** How many pages are followed in the pile by the one that follows in the lists. */
  private followers(step: 1 | -1): number {
    const next = new Map(this.listed.map((slot, index) => [slot, this.listed[index + step]]));
    return this.lying.filter(({ slot }, index) => {
      const following = this.lying[index + 1]?.slot;
      return following !== undefined && next.get(slot) === following;
    }).length;
  }

  /** The open places between a page and the next known one of the pile, in the direction of the pile. */
  private openBeside(slot: Slot | undefined, step: 1 | -1): Slot[] {
    if (!slot) return [];
    const way = this.isBackwards ? -step : step;
    const open: Slot[] = [];
    for (let index = slot.index + way; index >= 0 && index < this.slots.length; index += way) {
      const one = this.slots[index]!;
      if (one.found?.pile === this.pile) break;
      if (isOpen(one)) open.push(one);
    }
    return step === 1 ? open : open.reverse();
  }
}

/** Of as many places as there are pages, the one that is its own. */
const nthOf = (open: readonly Slot[], run: number, nth: number): ReadonlySet<Slot> =>
  new Set(open.length === run && nth >= 0 ? [open[nth]!] : open);
