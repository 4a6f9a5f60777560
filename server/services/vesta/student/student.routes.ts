import * as contract from '../../../../contracts/vesta/student.ts';
import { newId } from '../../../database/ids.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { readRoute, route } from '../../../http/route.ts';
import { refuseClosedClass } from './closed-class.ts';
import {
  deleteStudents,
  insertStudent,
  selectStudentByNumber,
  selectStudentPage,
  selectStudents,
  updateStudent,
  updateStudentClass,
} from './student.queries.ts';

export const studentRoutes = [
  readRoute(contract.pageStudents, ({ sandbox, input }) => selectStudentPage(sandbox, input)),

  route(contract.addStudent, ({ sandbox, input }) =>
    write(sandbox, () => {
      refuseTakenNumber(sandbox, contract.addStudent, input.schoolId, input.studentNo);
      if (input.classId) refuseClosedClass(sandbox, contract.addStudent, input.classId, input.schoolId);
      const id = newId(sandbox);
      insertStudent(sandbox, { ...input, id, createTime: sandbox.clock.dateTime() });
      return { id };
    }),
  ),

  route(contract.updateStudent, ({ sandbox, input: { studentId, ...changes } }) =>
    write(sandbox, () => {
      const [student] = livingStudents(sandbox, contract.updateStudent, studentId);
      if (changes.studentNo !== undefined) {
        refuseTakenNumber(sandbox, contract.updateStudent, student!.schoolId, changes.studentNo, studentId);
      }
      updateStudent(sandbox, studentId, changes);
    }),
  ),

  route(contract.removeStudent, ({ sandbox, input }) =>
    write(sandbox, () => {
      const found = livingStudents(sandbox, contract.removeStudent, input.studentId);
      deleteStudents(
        sandbox,
        found.map(({ id }) => id),
      );
    }),
  ),

  route(contract.addStudentToClass, ({ sandbox, input }) =>
    write(sandbox, () => {
      const found = livingStudents(sandbox, contract.addStudentToClass, input.studentId);
      refuseClosedClass(sandbox, contract.addStudentToClass, input.classId, found[0]!.schoolId);
      const graduate = found.find(({ status }) => status === 1);
      if (graduate) throw refusal(contract.addStudentToClass, 'graduated', { name: graduate.name });
      updateStudentClass(
        sandbox,
        found.map(({ id }) => id),
        input.classId,
      );
    }),
  ),

  route(contract.removeStudentFromClass, ({ sandbox, input }) =>
    write(sandbox, () => {
      const found = livingStudents(sandbox, contract.removeStudentFromClass, input.studentId);
      const stranger = found.find(({ classId }) => classId !== input.classId);
      if (stranger) throw refusal(contract.removeStudentFromClass, 'notInClass', { name: stranger.name });
      updateStudentClass(
        sandbox,
        found.map(({ id }) => id),
        null,
      );
    }),
  ),
];

type StudentCall =
  | typeof contract.updateStudent
  | typeof contract.removeStudent
  | typeof contract.addStudentToClass
  | typeof contract.removeStudentFromClass;

/** The students of a comma list of ids; refuses the call when one of them is deleted. */
function livingStudents(sandbox: Sandbox, call: StudentCall, idList: string) {
  const ids = [...new Set(idList.split(','))];
  const found = selectStudents(sandbox, ids);
  if (found.length < ids.length) throw refusal(call, 'studentGone');
  return found;
}

type NumberCall = typeof contract.addStudent | typeof contract.updateStudent;

function refuseTakenNumber(sandbox: Sandbox, call: NumberCall, schoolId: string, studentNo: string, ownId = ''): void {
  const holder = selectStudentByNumber(sandbox, schoolId, studentNo);
  if (holder && holder.id !== ownId) throw refusal(call, 'duplicateNumber', { studentNo, name: holder.name });
}
