import { given } from '../case.ts';
import type { Further } from './more.ts';

const gradeId = given('gradeId');
const classId = given('classId');
const courseId = given('courseId');
const sandbox = given('sandbox');
const keyword = '王';
const ofStudents = { gradeId, status: 0, enabled: 1, unassigned: 0, keyword } as const;
const graduates = { classId: undefined, status: 1, graduatedYear: '2026' } as const;
const ofTeachers = { gradeId, courseId, roleKey: 'school:teacher' } as const;

/** What calls of the account service, of schools and of workbooks take beside. */
export const furtherSchool = {
  createToken: [{ sandbox }],
  listPersonas: [{ sandbox }],
  getRestorePlan: [{ sandbox }],
  getStandIn: [{ sandbox }],
  restoreSandbox: [{ sandbox }],
  listAvailableWorkbooks: [{ schoolId: given('schoolId'), courseId, term: given('term') }],
  listClassWorkbooks: [{ courseId, term: given('term') }],
  getRosterSummary: [{ gradeId }],
  addStudent: [{ guardianName: '契约家长', guardianPhone: '13900000000' }],
  updateStudent: [{ studentNo: 'PACT0002', gender: 2, guardianPhone: '13900000000' }],
  changeAllStudents: [
    { ...ofStudents, keyword: undefined, act: 'move', toClassId: given('otherClassId') },
    { ...graduates, act: 'remove', keyword: '无此人' },
    { act: 'enable', expected: 17 },
  ],
  exportStudents: [ofStudents, graduates],
  pageStudents: [{ ...ofStudents, ascs: undefined, descs: 'studentNo' }, graduates],
  importStudents: [{ mode: 'valid' }],
  addTeacher: [{ phone: '13900000001', gender: 1, subjectId: '2', gradeId }],
  updateTeacher: [{ phone: '13900000001', gender: 2, subjectId: '2', gradeId }],
  importTeachers: [{ mode: 'valid' }],
  exportTeachers: [{ ...ofTeachers, classId }, { keyword: '许' }],
  pageTeachers: [{ ...ofTeachers, ascs: undefined, descs: 'name' }],
  pageTeachersByClass: [
    { current: 1, size: 10, ascs: 'courseId' },
    { current: 1, size: 10, descs: 'courseId' },
  ],
  listTeachingCourses: [{ gradeId }],
} as const satisfies Further;
