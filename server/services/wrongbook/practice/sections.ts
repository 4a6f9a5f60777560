import { practiceModeLabels } from '../../../../contracts/constants/assignments.ts';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { grouped } from '../../../database/lists.ts';
import type { Chosen, Placed } from './filling.ts';
import type { Rule } from './practice-rule.ts';
import { scored } from './scores.ts';

/** A part of a paper of practice. */
export interface Section {
  title: string;
  questions: readonly Placed[];
}

/** What asks about one passage stands together, so that the passage is printed once. */
const unitsOf = (chosen: readonly Placed[]): Placed[][] => [
  ...grouped(chosen, ({ item: { id, groupId } }) => groupId ?? `alone ${id}`).values(),
];

/** Behind all types: passages with questions of several. */
const mixed = { place: 5, title: '阅读与综合题' } as const;

function typeOf(unit: readonly Placed[]): { place: number; title: string } {
  const [first, ...rest] = unit.map(({ item }) => item.questionType);
  if (rest.some((type) => type !== first)) return mixed;
  return { place: first!, title: questionTypeLabels[first!] };
}

/** Where a unit stands: its first point, in the order of the tree. */
function pointOf([first]: readonly Placed[]): { place: number; title: string } {
  const [point] = first!.item.points;
  return { place: point?.position ?? 0, title: point?.name ?? questionTypeLabels[first!.item.questionType] };
}

/** Units by what they are about, in the order of that. */
function sectioned(
  units: readonly Placed[][],
  placeOf: (unit: Placed[]) => { place: number; title: string },
): Section[] {
  const placed = units.map((unit) => ({ unit, ...placeOf(unit) })).sort((a, b) => a.place - b.place);
  return [...grouped(placed, ({ title }) => title)].map(([title, own]) => ({
    title,
    questions: own.flatMap(({ unit }) => unit),
  }));
}

/** The sections of a paper, in the order and with the scores of the rule. */
export function sectionsOf(chosen: readonly Chosen[], rule: Rule): Section[] {
  const units = unitsOf(scored(chosen, rule));
  if (rule.order === 'type') return sectioned(units, typeOf);
  if (rule.order === 'point') return sectioned(units, pointOf);
  const by = {
    due: (a: Placed[], b: Placed[]) => a[0]!.dueDate.localeCompare(b[0]!.dueDate),
    easy: (a: Placed[], b: Placed[]) => b[0]!.chance() - a[0]!.chance(),
  }[rule.order];
  const title = practiceModeLabels[rule.practiceMode];
  return units.length === 0 ? [] : [{ title, questions: [...units].sort(by).flat() }];
}
