import { pathTo } from '../../session/paths.ts';
import { addressOf } from './rule-address.ts';
import type { PracticeRule } from './rule.ts';

/** Where somebody came from, in the address. */
export const originName = 'origin';
export const ofStudentBook = 'student';

/** The address at which practice is put together by a rule, for the class that is chosen. */
export const practicePath = (rule: Partial<PracticeRule>): string | undefined => pathTo('practice', addressOf(rule));

/** The same for one student, from whose book it leads back there. */
export const studentPracticePath = (studentId: string, rule: Partial<PracticeRule>): string | undefined =>
  pathTo('practice', {
    ...addressOf({ ...rule, studentIds: [studentId] }),
    student: studentId,
    [originName]: ofStudentBook,
  });
