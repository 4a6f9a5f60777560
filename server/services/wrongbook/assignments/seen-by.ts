import { termCode } from '../../../../contracts/constants/time.ts';
import { ledSubjects, type User } from '../../../http/user.ts';

/** Whose work a caller sees: its own, and of the subjects that it leads everybody's in the school. */
export function seenBy(user: User): Record<string, unknown> {
  const { id, schoolId } = user;
  const led = ledSubjects(user);
  return led.length > 0 ? { leader: id, schoolId, subjectIds: JSON.stringify(led) } : { teacherId: id };
}

/** The terms that a learning year means: itself, or both of a whole year. */
export function termsOf(learningYear: string | undefined): { fromTerm?: string; toTerm?: string } {
  if (learningYear === undefined) return {};
  if (!learningYear.endsWith(termCode.wholeYear)) return { fromTerm: learningYear, toTerm: learningYear };
  const year = learningYear.slice(0, 4);
  return { fromTerm: year + termCode.first, toTerm: year + termCode.second };
}
