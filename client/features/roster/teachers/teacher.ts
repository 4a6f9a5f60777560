import type { DataOf } from '../../../../contracts/endpoint.ts';
import { serverRoleOf } from '../../../../contracts/roles.ts';
import type { listTeacherCourses } from '../../../../contracts/vesta/teaching.ts';
import type { pageTeachers } from '../../../../contracts/vesta/teacher.ts';
import { fullClassName } from '../../../filters/class-name.ts';

/** A teacher as the list has them. */
export type Teacher = DataOf<typeof pageTeachers>['records'][number];

/** A course that a teacher teaches in a class. */
export type Teaching = DataOf<typeof listTeacherCourses>[number];

/** A teacher's name for buttons and questions. */
export const teacherName = ({ name }: Teacher): string => name;

/** A course with its class, in words. */
export const teachingText = (teaching: Teaching): string => `${fullClassName(teaching)} ${teaching.courseName}`;

/** Whether one of the jobs, a comma list of role keys, leads a subject or a grade. */
export const leads = (roleKeys: string, role: 'subjectleader' | 'gradeLeader'): boolean =>
  roleKeys.split(',').some((key) => serverRoleOf(key) === role);
