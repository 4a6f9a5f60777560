import type { Role } from '../../contracts/roles.ts';

/** A filter that a bar can hold. */
export type FilterName =
  | 'classGrade'
  | 'course'
  | 'term'
  | 'learningYear'
  | 'grade'
  | 'courseInGrade'
  | 'time'
  | 'mistakeType'
  | 'schoolGrade'
  | 'schoolClass';

const byRole: Partial<Record<Role, readonly FilterName[]>> = {
  teacher: ['classGrade', 'course', 'term'],
  subjectleader: ['grade', 'course', 'term'],
  regionResearcher: ['grade', 'course', 'term'],
  mpTeacher: ['course'],
  mpSubjectLeader: ['course'],
  mpSchoolAdmin: [],
};

/**
 * The filters of a screen: those that its route names, else those of the role. 'dynamic' means that neither names any,
 * so that only the screen itself can bring filters and the bar stays empty.
 */
export const filtersFor = (role: Role, own?: readonly FilterName[]): readonly FilterName[] | 'dynamic' =>
  own ?? byRole[role] ?? 'dynamic';
