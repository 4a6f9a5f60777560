import { practiceMode } from '../../../../contracts/constants/assignments.ts';
import { grouped } from '../../../database/lists.ts';
import type { Practice } from './practice-rule.ts';
import { meantOf, type Wanted } from './wanted.ts';

/** Mistakes that the rule is after and that have left the bank, and chosen ones that have: they are not set again. */
export function withdrawnIn({ students, rule }: Practice, wanted: Wanted) {
  if (rule.practiceMode === practiceMode.extend) return [];
  const rows = grouped(
    students.flatMap(({ studentId }) => meantOf(wanted, studentId)),
    ({ questionId }) => questionId,
  );
  return [...wanted.items.values()]
    .filter(({ isDeleted }) => isDeleted === 1)
    .map(({ id, stem }) => ({ questionId: id, stem, studentCount: rows.get(id)?.length ?? 0 }));
}
