import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectBuckets } from '../mistakes/class.queries.ts';
import { askedOf, type Practice } from './practice-rule.ts';
import { selectItemsById, selectMistakes, type Asked, type Item, type MistakeRow } from './practice.queries.ts';

/** What the rule is after, student by student. */
export interface Wanted {
  /** Mistakes that the rule finds, in the order in which they are practised. */
  of: (studentId: string) => readonly MistakeRow[];
  /** Whether it is a mistake of a student's, whatever the rule. */
  isMistake: (studentId: string, questionId: string) => boolean;
  /** The questions of all these mistakes and of those that were chosen. */
  items: ReadonlyMap<string, Item>;
}

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

/** Reads what the rule is after. */
export function wantedBy(sandbox: Sandbox, practice: Practice): Wanted {
  const { students, rule } = practice;
  const classOf = new Map(students.map(({ studentId, classId }) => [studentId, classId]));
  const asking = askedOf(sandbox, practice);
  const isInBuckets = inBuckets(sandbox, practice, asking);
  const rows = selectMistakes(sandbox, JSON.stringify([...classOf.keys()]), asking);
  const asked = rows.filter(
    ({ studentId, questionId, isAsked }) => isAsked === 1 && isInBuckets(classOf.get(studentId)!, questionId),
  );
  const byStudent = grouped(asked, ({ studentId }) => studentId);
  const mistakesOf = new Map(
    [...grouped(rows, ({ studentId }) => studentId)].map(([id, own]) => [
      id,
      new Set(own.map(({ questionId }) => questionId)),
    ]),
  );
  const ids = new Set([...rule.questionIds, ...asked.map(({ questionId }) => questionId)]);
  return {
    of: (studentId) => byStudent.get(studentId) ?? [],
    isMistake: (studentId, questionId) => mistakesOf.get(studentId)?.has(questionId) ?? false,
    items: selectItemsById(sandbox, [...ids]),
  };
}
