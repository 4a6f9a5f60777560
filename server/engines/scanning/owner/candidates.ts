import { mostCandidates, type likelihoods } from '../../../../contracts/wrongbook/scan-shapes.ts';
import { matchNumber, weightOf } from './number.ts';
import { Pile, type Neighbours } from './pile.ts';
import { classesOf, reasonsFor, type ClassCounts, type Reason } from './reasons.ts';
import { isOpen, slotsOf, type LostPage, type Sheet, type Slot } from './sheets.ts';

// Whose a page is, is weighed as chances multiply: what is waited for is likelier than what is there already; digits that
// agree, the pages before and after it and its own code speak for a student as much as they would be seen by chance.

/** A student whose page it may be, with what speaks for and against it. */
export interface Candidate {
  slot: Slot;
  likelihood: (typeof likelihoods)[number];
  reasons: Reason[];
}

/** A page that has come twice is this rare beside one that is waited for; one of a sheet that counts as done is rare too. */
const twice = 0.01;
const done = 0.05;

/** How rarely a page is another than its form says, and how much a code that could be read outweighs the rest. */
const otherPage = 0.001;
const named = 1e6;

/** From which chance a student is the likely one, and from which one is worth a look. */
const likely = 0.8;
const possible = 0.2;

/** Where a page lies. */
type Place = Pick<LostPage, 'pile' | 'place'>;

/** The students whose page a lost page of a piece of work may be, the likeliest first; `lost` is where all such pages lie. */
export function findCandidates(sheets: readonly Sheet[], lost: readonly Place[]): (page: LostPage) => Candidate[] {
  const slots = slotsOf(sheets);
  const open = slots.filter((slot) => isOpen(slot)).length;
  const classes = classesOf(sheets);
  const piles = new Map<string, Pile>();
  const pileOf = (name: string): Pile => {
    const known = piles.get(name) ?? new Pile(slots, placesIn(lost, name), name);
    piles.set(name, known);
    return known;
  };
  return (page) => chosen({ page, slots, open, classes, neighbours: pileOf(page.pile).about(page) });
}

const placesIn = (lost: readonly Place[], name: string): Place[] =>
  lost.filter(({ pile }) => pile === name).sort((one, other) => one.place - other.place);

interface Question {
  page: LostPage;
  slots: readonly Slot[];
  /** How many places are open. */
  open: number;
  classes: ClassCounts;
  neighbours: Neighbours;
}

function chosen({ page, slots, open, classes, neighbours }: Question): Candidate[] {
  const weights = slots.map((slot) => weightIn(slot, page, neighbours, open));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const best = new Map<Sheet, { slot: Slot; weight: number; chance: number }>();
  for (const [index, slot] of slots.entries()) {
    const weight = weights[index]!;
    const known = best.get(slot.sheet);
    const chance = (known?.chance ?? 0) + weight / total;
    best.set(slot.sheet, known && known.weight >= weight ? { ...known, chance } : { slot, weight, chance });
  }
  return [...best.values()]
    .filter(({ chance }) => chance >= possible)
    .sort((one, other) => other.chance - one.chance)
    .slice(0, mostCandidates)
    .map(({ slot, chance }) => ({
      slot,
      likelihood: chance >= likely ? 'likely' : 'possible',
      reasons: reasonsFor(slot, page, neighbours, classes),
    }));
}

function weightIn(slot: Slot, page: LostPage, neighbours: Neighbours, open: number): number {
  const { sheet, sheetPage, found } = slot;
  const prior = found ? twice : sheet.isDone ? done : 1;
  const form = page.sheetPage === 0 || page.sheetPage === sheetPage ? 1 : otherPage;
  const code = page.namedId === sheet.submissionId ? named : 1;
  return prior * form * code * weightOf(matchNumber(sheet, page.studentNo)) * beside(slot, neighbours, open);
}

/** How much more likely the page lies there than in any other open place, by the page before it and by the page after it. */
function beside(slot: Slot, { before, after, afterBefore, beforeAfter, order }: Neighbours, open: number): number {
  const side = (expected: ReadonlySet<Slot>): number =>
    expected.size === 0 ? 1 : 1 - order + (expected.has(slot) ? (order * open) / expected.size : 0);
  return (before ? side(afterBefore) : 1) * (after ? side(beforeAfter) : 1);
}
