import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pageStudents } from '../../../../contracts/vesta/student.ts';

/** A student as the lists have them. */
export type Student = DataOf<typeof pageStudents>['records'][number];

/** A student's name for buttons and questions. */
export const studentName = ({ name }: Student): string => name;
