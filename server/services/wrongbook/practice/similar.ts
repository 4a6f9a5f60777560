import { questionType } from '../../../../contracts/constants/questions.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { chancesOf } from '../../../engines/mastery/chance.ts';
import type { Practice } from './practice-rule.ts';
import { selectItemsOf, selectMet, selectPointSums, type Item } from './practice.queries.ts';
import type { Wanted } from './wanted.ts';

/** Practice teaches most where success is likely but not certain. */
const level = { from: 0.6, to: 0.75 } as const;

/** How far a chance is from the level at which to practise. */
const offLevel = (chance: number): number => Math.max(level.from - chance, chance - level.to, 0);

/** How likely a student is to have a question right. */
export type Chances = (studentId: string, item: Item) => number;

/** Tells chances of students; what they have answered is read when somebody asks. */
export function chancesBy(sandbox: Sandbox, { students, lessons }: Practice): Chances {
  let known: Map<string, (item: Item) => number> | undefined;
  const read = () => {
    const ids = JSON.stringify(students.map(({ studentId }) => studentId));
    const sums = grouped(selectPointSums(sandbox, ids, lessons.course.subjectId), ({ studentId }) => studentId);
    return new Map(students.map(({ studentId }) => [studentId, chancesOf(sums.get(studentId) ?? [])]));
  };
  return (studentId, item) => (known ??= read()).get(studentId)!(item);
}

/** Compositions and the like are practised by others of their kind alone. */
const isOfLikeKind = (one: Item, other: Item): boolean =>
  (one.questionType === questionType.other) === (other.questionType === questionType.other);

/** Other questions of the bank, and who has met which. */
export interface Bank {
  /** Others on a point of a mistake, of its kind first; none that differs from it only in numbers. */
  like: (mistake: Item) => readonly Item[];
  hasMet: (studentId: string, questionId: string) => boolean;
}

/** Reads what the bank has beside the mistakes that the rule is after. */
export function bankFor(
  sandbox: Sandbox,
  { user, students, lessons }: Practice,
  { items, known: mistakes }: Wanted,
): Bank {
  const pointIds = new Set([...items.values()].flatMap(({ points }) => points.map(({ id }) => id)));
  const others = selectItemsOf(sandbox, user.schoolId, [...pointIds]);
  const byPoint = new Map<string, Item[]>();
  for (const item of others) for (const { id } of item.points) byPoint.set(id, [...(byPoint.get(id) ?? []), item]);
  const ids = JSON.stringify(students.map(({ studentId }) => studentId));
  const isMet = selectMet(sandbox, ids, lessons.course.subjectId);
  const known = new Map<string, Item[]>();
  const like = (mistake: Item): Item[] => {
    const found = known.get(mistake.id) ?? likenesses(mistake, byPoint);
    known.set(mistake.id, found);
    return found;
  };
  return {
    like,
    hasMet: (studentId, questionId) =>
      isMet(studentId, questionId) || mistakes.get(studentId)?.has(questionId) === true,
  };
}

function likenesses(mistake: Item, byPoint: ReadonlyMap<string, readonly Item[]>): Item[] {
  const others = new Set(mistake.points.flatMap(({ id }) => byPoint.get(id) ?? []));
  return [...others].filter(
    (other) =>
      other.id !== mistake.id &&
      (other.template === '' || other.template !== mistake.template) &&
      isOfLikeKind(other, mistake),
  );
}

/** How badly a question stands for a mistake: by its kind first, then by how far it is from the level. */
export const unlikeness = (item: Item, mistake: Item, chance: number): number =>
  Number(item.questionType !== mistake.questionType) + offLevel(chance);
