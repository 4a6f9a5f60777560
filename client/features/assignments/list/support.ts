import type { AssignmentType } from '../../../../contracts/constants/assignments.ts';
import { subjects } from '../../../../contracts/subjects.ts';

const subjectNames = new Map<string, string>(subjects.map(({ subjectId, subjectName }) => [subjectId, subjectName]));

/** Why a type of assignments cannot be set in a subject; "" where it can, and while none is chosen. */
export function reasonAgainst({ supportSubjectIds }: AssignmentType, subjectId: string): string {
  if (subjectId === '' || supportSubjectIds.includes(subjectId)) return '';
  const names = supportSubjectIds.map((id) => subjectNames.get(id)).join('、');
  return `只支持${names}`;
}
