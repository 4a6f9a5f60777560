import type { SeededGrade } from '../curriculum.ts';
import { officeKey } from '../people.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { World } from '../world.ts';

/** Who leads the exams of a grade: whoever runs the school, beside whoever leads the grade. */
export function leadersOf(
  { offices }: World,
  { id }: SchoolPlan,
  { gradeId }: SeededGrade,
): { ownerId: string; leaderIds: string[] } {
  const ownerId = offices.get(officeKey(id, 'school:schoolAdmin', ''))!;
  const gradeLeader = offices.get(officeKey(id, 'classic:gradeLeader', gradeId));
  return { ownerId, leaderIds: gradeLeader === undefined ? [] : [gradeLeader] };
}
