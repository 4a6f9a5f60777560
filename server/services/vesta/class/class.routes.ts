import * as contract from '../../../../contracts/vesta/class.ts';
import { positionOf } from '../../../database/class-names.ts';
import { newId } from '../../../database/ids.ts';
import { cached, write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { readRoute, route } from '../../../http/route.ts';
import { countStudentsByClass, countStudentsInClass } from '../student/student.queries.ts';
import { deleteTeachingsOfClass } from '../teaching/teaching.queries.ts';
import {
  countTeachersOfClass,
  deleteClass,
  hasClassNamed,
  insertClass,
  selectClass,
  selectClassesInSchool,
  selectGradesOfSchool,
  updateClassName,
} from './class.queries.ts';
import { classTree } from './class-tree.ts';

export const classRoutes = [
  readRoute(contract.getClassTree, ({ sandbox, input: { schoolId } }) =>
    cached(sandbox, `tree ${schoolId}`, () =>
      classTree(
        selectGradesOfSchool(sandbox, schoolId),
        selectClassesInSchool(sandbox, schoolId),
        countStudentsByClass(sandbox, schoolId),
      ),
    ),
  ),

  readRoute(contract.getClassInfo, ({ sandbox, input: { classId } }) => ({
    ...livingClass(sandbox, contract.getClassInfo, classId),
    studentCount: countStudentsInClass(sandbox, classId),
    teacherCount: countTeachersOfClass(sandbox, classId),
  })),

  readRoute(contract.listClasses, ({ sandbox, input: { schoolId, gradeId } }) =>
    selectClassesInSchool(sandbox, schoolId).filter((item) => gradeId === undefined || item.gradeId === gradeId),
  ),

  readRoute(contract.listGrades, ({ sandbox, input: { schoolId } }) => {
    const classes = selectClassesInSchool(sandbox, schoolId);
    return selectGradesOfSchool(sandbox, schoolId).map(({ gradeId, gradeName }) => ({
      gradeId,
      gradeName,
      classCount: classes.filter((item) => item.gradeId === gradeId).length,
    }));
  }),

  route(contract.addClass, ({ sandbox, input }) =>
    write(sandbox, () => {
      const { schoolId, gradeId, className } = input;
      const grade = selectGradesOfSchool(sandbox, schoolId).find((one) => one.gradeId === gradeId);
      if (!grade) throw refusal(contract.addClass, 'gradeNotInSchool');
      if (hasClassNamed(sandbox, schoolId, gradeId, className)) {
        throw refusal(contract.addClass, 'duplicateName', { className, gradeName: grade.gradeName });
      }
      const id = newId(sandbox);
      const createTime = sandbox.clock.dateTime();
      insertClass(sandbox, { id, schoolId, gradeId, name: className, position: positionOf(className), createTime });
      return { id };
    }),
  ),

  route(contract.updateClass, ({ sandbox, input: { classId, className } }) =>
    write(sandbox, () => {
      const { schoolId, gradeId, gradeName } = livingClass(sandbox, contract.updateClass, classId);
      if (hasClassNamed(sandbox, schoolId, gradeId, className, classId)) {
        throw refusal(contract.updateClass, 'duplicateName', { className, gradeName });
      }
      updateClassName(sandbox, classId, className);
    }),
  ),

  route(contract.removeClass, ({ sandbox, input: { classId } }) =>
    write(sandbox, () => {
      livingClass(sandbox, contract.removeClass, classId);
      const count = countStudentsInClass(sandbox, classId);
      if (count > 0) throw refusal(contract.removeClass, 'hasStudents', { count });
      deleteTeachingsOfClass(sandbox, classId);
      deleteClass(sandbox, classId);
    }),
  ),
];

type ClassCall = typeof contract.getClassInfo | typeof contract.updateClass | typeof contract.removeClass;

function livingClass(sandbox: Sandbox, call: ClassCall, classId: string) {
  const found = selectClass(sandbox, classId);
  if (!found) throw refusal(call, 'classGone');
  return found;
}
