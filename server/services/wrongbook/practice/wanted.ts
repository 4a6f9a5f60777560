import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectBuckets } from '../mistakes/class.queries.ts';
import { askedOf, type Practice } from './practice-rule.ts';
import { selectItemsById, selectMistakes, type Asked, type Item, type MistakeRow } from './practice.queries.ts';

/** What the rule is after. */
export interface Wanted {
  /** By student the mistakes that the rule finds, in the order in which they are practised. */
  meant: ReadonlyMap<string, readonly MistakeRow[]>;
  /** By student the questions that are mistakes; where others are practised, whatever the rule. */
  known: ReadonlyMap<string, ReadonlySet<string>>;
  /** The questions of all these mistakes and of those that were chosen. */
  items: ReadonlyMap<string, Item>;
}

/** The mistakes of a student that the rule finds. */
export const meantOf = ({ meant }: Wanted, studentId: string): readonly MistakeRow[] => meant.get(studentId) ?? [];

/** Says of a question whether its wrong rate in a class is in the buckets that are asked for. */
function inBuckets(
  sandbox: Sandbox,
  { lessons, rule }: Practice,
  { since }: Asked,
): (classId: string, questionId: string) => boolean {
  if (rule.buckets.length === 0 || rule.questionIds.length > 0) return () => true;
  const named = new Set<string>(rule.buckets);
  const { subjectId } = lessons.course;
  const period = { ...(since !== null && { from: since.slice(0, 10) }), to: rule.to };
  // Custom mistakes were made in no work of the class, so that they have no rate.
  const source = rule.source === 0 ? undefined : rule.source;
  const buckets = new Map(
    lessons.classIds.map((classId) => [classId, selectBuckets(sandbox, { classId, subjectId }, { ...period, source })]),
  );
  return (classId, questionId) => named.has(buckets.get(classId)!.get(questionId) ?? '');
}

/** What is due first, then what was wrong last. */
const byNeed =
  (today: string) =>
  (a: MistakeRow, b: MistakeRow): number =>
    Number(a.dueDate > today) - Number(b.dueDate > today) ||
    compared(b.wrongTime, a.wrongTime) ||
    compared(a.questionId, b.questionId);

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Reads what the rule is after. */
export function wantedBy(sandbox: Sandbox, practice: Practice): Wanted {
  const { students, rule } = practice;
  const classOf = new Map(students.map(({ studentId, classId }) => [studentId, classId]));
  const asking = askedOf(sandbox, practice);
  const isInBuckets = inBuckets(sandbox, practice, asking);
  const rows = selectMistakes(sandbox, JSON.stringify([...classOf.keys()]), asking);
  const own = grouped(rows, ({ studentId }) => studentId);
  const isMeant = (row: MistakeRow): boolean => row.isAsked && isInBuckets(classOf.get(row.studentId)!, row.questionId);
  const meant = new Map([...own].map(([id, all]) => [id, all.filter(isMeant).sort(byNeed(asking.today))]));
  const ids = new Set(rule.questionIds);
  for (const list of meant.values()) for (const { questionId } of list) ids.add(questionId);
  const known = new Map([...own].map(([id, all]) => [id, new Set(all.map(({ questionId }) => questionId))]));
  return { meant, known, items: selectItemsById(sandbox, [...ids]) };
}

/** What the rule is after over several classes. */
export const joined = (parts: readonly Wanted[]): Wanted => ({
  meant: new Map(parts.flatMap(({ meant }) => [...meant])),
  known: new Map(parts.flatMap(({ known }) => [...known])),
  items: new Map(parts.flatMap(({ items }) => [...items])),
});
