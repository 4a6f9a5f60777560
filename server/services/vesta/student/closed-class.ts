import type * as contract from '../../../../contracts/vesta/student.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { selectClass } from '../class/class.queries.ts';

type ClassCall = typeof contract.addStudent | typeof contract.addStudentToClass | typeof contract.changeAllStudents;

/** Refuses a call that puts students into a class that is not there, or of another school, or has graduated. */
export function refuseClosedClass(sandbox: Sandbox, call: ClassCall, classId: string, schoolId: string): void {
  const schoolClass = selectClass(sandbox, classId);
  if (!schoolClass || schoolClass.schoolId !== schoolId) throw refusal(call, 'classGone');
  if (schoolClass.status === 1) throw refusal(call, 'classGraduated');
}
