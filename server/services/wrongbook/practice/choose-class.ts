import { grouped } from '../../../database/lists.ts';
import { Filling, type ChosenPaper } from './filling.ts';
import type { Practice } from './practice-rule.ts';
import type { Item, MistakeRow } from './practice.queries.ts';
import { Shortfalls } from './shortfalls.ts';
import { unlikeness, type Bank, type Chances } from './similar.ts';
import { meantOf, type Wanted } from './wanted.ts';

interface Means {
  bank: Bank | undefined;
  chances: Chances;
}

/** A mistake that some of the class have. */
interface Common {
  item: Item;
  rows: readonly MistakeRow[];
  dueDate: string;
}

/** What the class has open: what most students have first, then what is due first. */
function commonMistakes({ students }: Practice, wanted: Wanted): Common[] {
  const rows = students.flatMap(({ studentId }) => meantOf(wanted, studentId));
  return [...grouped(rows, ({ questionId }) => questionId)]
    .map(([questionId, same]) => ({
      item: wanted.items.get(questionId)!,
      rows: same,
      dueDate: same.map(({ dueDate }) => dueDate).sort()[0]!,
    }))
    .sort(
      (a, b) =>
        b.rows.length - a.rows.length || a.dueDate.localeCompare(b.dueDate) || a.item.id.localeCompare(b.item.id),
    );
}

/** One paper for all of the class. */
export function chooseForClass(
  practice: Practice,
  wanted: Wanted,
  { bank, chances }: Means,
): ChosenPaper & { metCount: number } {
  const ids = practice.students.map(({ studentId }) => studentId);
  const meanChance = (item: Item): number => ids.reduce((sum, id) => sum + chances(id, item), 0) / ids.length;
  const filling = new Filling(practice.rule);
  const shortfalls = new Shortfalls();
  const met = new Set<string>();
  for (const { item: mistake, rows, dueDate } of commonMistakes(practice, wanted)) {
    if (filling.isFull) break;
    const common = { studentCount: rows.length, dueDate };
    if (!bank) {
      if (!mistake.isDeleted && filling.isNew(mistake))
        filling.put({ item: mistake, practises: null, chance: () => meanChance(mistake), ...common });
      continue;
    }
    const fresh = freshest(mistake, bank, { ids, filling, meanChance });
    if (!fresh) shortfalls.add(mistake);
    else {
      filling.put({ item: fresh.item, practises: mistake.id, chance: () => fresh.chance, ...common });
      if (fresh.met > 0) met.add(fresh.item.id);
    }
  }
  const metCount = filling.chosen.filter(({ item }) => met.has(item.id)).length;
  return { chosen: filling.chosen, shortfall: shortfalls.list, metCount };
}

interface Looking {
  ids: readonly string[];
  filling: Filling;
  meanChance: (item: Item) => number;
}

/** The question that fewest of the class have met, of the same kind and near the level of the class; none that all have met. */
function freshest(mistake: Item, bank: Bank, { ids, filling, meanChance }: Looking) {
  const free = bank.like(mistake).filter((item) => filling.isNew(item));
  const counted = free.map((item) => ({ item, met: ids.filter((id) => bank.hasMet(id, item.id)).length }));
  const least = Math.min(...counted.map(({ met }) => met));
  if (least >= ids.length) return undefined;
  return counted
    .filter(({ met }) => met === least)
    .map((one) => ({ ...one, chance: meanChance(one.item) }))
    .map((one) => ({ ...one, rank: unlikeness(one.item, mistake, one.chance) }))
    .reduce<{ item: Item; met: number; chance: number; rank: number } | undefined>(
      (best, one) => (!best || one.rank < best.rank ? one : best),
      undefined,
    );
}
