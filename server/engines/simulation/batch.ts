import type { Damage } from './damage.ts';
import type { Dice } from './dice.ts';
import type { PageDamage } from './distort.ts';
import type { ScanCopy, ScanForm, ScanTruth, TruePage } from './tasks.ts';

/** A page that is put into the scanner. */
export interface PlannedPage extends Omit<TruePage, 'filePage'> {
  /** The copy that it is written on; none for a page of nothing. */
  copy?: ScanCopy;
  /** Its page in the printed PDF, from 1. */
  printedPage?: number;
}

interface Batch {
  forms: readonly ScanForm[];
  copies: readonly ScanCopy[];
  damage: Damage;
  absent: number;
  dice: Dice;
}

/** The pages of the copies as they were printed, those who hand in nothing left out. */
function written({ forms, copies }: Batch, absent: ReadonlySet<number>): PlannedPage[] {
  let printed = 0;
  return copies.flatMap((copy): PlannedPage[] => {
    const count = forms[copy.form]!.layout.pages.length;
    const first = printed + 1;
    printed += count;
    if (absent.has(copy.submissionId)) return [];
    const common = { submissionId: copy.submissionId, kind: 'sheet', copy } as const;
    return Array.from({ length: count }, (_, index) => ({
      ...common,
      sheetPage: index + 1,
      printedPage: first + index,
      damage: [],
    }));
  });
}

/** As many of a number as a share means; a small share of a small number still now and then one. */
const countOf = (share: number, total: number, dice: Dice): number => Math.floor(share * total + dice.share());

function without(pages: readonly PlannedPage[], count: number, dice: Dice) {
  const lost = new Set(dice.some(pages, count));
  return { left: pages.filter((page) => !lost.has(page)), lost: [...lost] };
}

const damaged = (page: PlannedPage, kind: 'smudgedCode' | 'double'): PlannedPage => ({
  ...page,
  damage: [...page.damage, { kind } satisfies PageDamage],
});

function smudged(pages: readonly PlannedPage[], count: number, dice: Dice): PlannedPage[] {
  const chosen = new Set(dice.some(pages, count));
  return pages.map((page) => (chosen.has(page) ? damaged(page, 'smudgedCode') : page));
}

/** Puts some pages in again, somewhere behind. */
function doubled(pages: readonly PlannedPage[], count: number, dice: Dice): PlannedPage[] {
  const result = [...pages];
  for (const page of dice.some(pages, count)) result.splice(dice.below(result.length + 1), 0, damaged(page, 'double'));
  return result;
}

function withForeign(pages: readonly PlannedPage[], count: number, dice: Dice): PlannedPage[] {
  const result = [...pages];
  for (let index = 0; index < count; index++) {
    const model = dice.pick(pages);
    const isOther = index % 2 === 0 && pages.length > 0;
    const page: PlannedPage = isOther
      ? { ...model, submissionId: null, sheetPage: null, kind: 'otherWork', damage: [] }
      : { submissionId: null, sheetPage: null, kind: 'foreign', damage: [] };
    result.splice(dice.below(result.length + 1), 0, page);
  }
  return result;
}

const blank: PlannedPage = { submissionId: null, sheetPage: null, kind: 'blank', damage: [] };

/** Shuffles copies but keeps most pages of one together, as a pile that fell down is gathered up. */
function shuffled(pages: readonly PlannedPage[], dice: Dice): PlannedPage[] {
  const places = new Map<number | null, number>();
  const placeOf = ({ submissionId }: PlannedPage): number => {
    const known = places.get(submissionId) ?? dice.share();
    places.set(submissionId, known);
    return dice.chance(0.1) ? dice.share() : known;
  };
  return pages
    .map((page) => ({ page, place: placeOf(page) }))
    .sort((a, b) => a.place - b.place)
    .map(({ page }) => page);
}

/** What is put into the scanner, in its order, and what of the whole is known already. */
export function planBatch(batch: Batch): { pages: PlannedPage[]; known: Pick<ScanTruth, 'absent' | 'dropped'> } {
  const { copies, damage, absent: wanted, dice } = batch;
  const absent = dice.some(copies, wanted).map(({ submissionId }) => submissionId);
  const all = written(batch, new Set(absent));
  const count = (share: number): number => countOf(share, all.length, dice);
  const { left, lost } = without(all, count(damage.dropped), dice);
  const dropped = lost.map(({ submissionId, sheetPage }) => ({ submissionId: submissionId!, sheetPage: sheetPage! }));
  const marred = smudged(left, count(damage.smudged), dice);
  const ordered = damage.shuffled ? shuffled(marred, dice) : marred;
  const full = withForeign(doubled(ordered, count(damage.doubled), dice), damage.foreign, dice);
  const pages = damage.blankBacks ? full.flatMap((page) => [page, blank]) : full;
  return { pages, known: { absent, dropped } };
}
