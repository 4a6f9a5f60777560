import type * as student from '../../vesta/student.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';
import { sheetRefusals, uploaded } from './imports.ts';

const schoolId = given('schoolId');
const classId = given('classId');
const studentId = given('studentId');
const studentIds = given('studentIds');
const state = 'a school administrator whose school has classes with students and teachers';
const classGone = 'a school with a class that has been deleted';
const classGraduated = 'a school with a class that has graduated';
const studentGone = 'a school with a student who has been deleted';
const newcomer = { schoolId, name: '契约生', studentNo: 'PACT0001', gender: 1 } as const;

export const studentCases: CasesOf<typeof student> = {
  pageStudents: {
    success: { state, input: { schoolId, classId, current: 1, size: 10, ascs: 'studentNo' } },
    empty: { state: 'a school with a class that has neither students nor teachers', input: { schoolId, classId } },
    refused: {},
  },
  addStudent: {
    success: { state, input: { ...newcomer, classId } },
    refused: {
      duplicateNumber: { state, input: { ...newcomer, studentNo: given('studentNo') } },
      classGone: { state: classGone, input: { ...newcomer, classId } },
      classGraduated: { state: classGraduated, input: { ...newcomer, classId } },
    },
  },
  updateStudent: {
    success: { state, input: { studentId, name: '契约生', guardianName: '契约家长' } },
    refused: {
      duplicateNumber: { state, input: { studentId, studentNo: given('studentNo') } },
      studentGone: { state: studentGone, input: { studentId, name: '契约生' } },
    },
  },
  removeStudent: {
    success: { state, input: { studentId: studentIds } },
    refused: { studentGone: { state: studentGone, input: { studentId } } },
  },
  removeStudentFromClass: {
    success: { state, input: { classId, studentId: studentIds } },
    refused: {
      studentGone: { state: studentGone, input: { classId, studentId } },
      notInClass: { state: 'a school with a student in no class', input: { classId, studentId } },
    },
  },
  addStudentToClass: {
    success: { state: 'a school with a student in no class', input: { classId, studentId: studentIds } },
    refused: {
      studentGone: { state: studentGone, input: { classId, studentId } },
      classGone: { state: classGone, input: { classId, studentId } },
      classGraduated: { state: classGraduated, input: { classId, studentId } },
      graduated: { state: 'a school with a student who has graduated', input: { classId, studentId } },
    },
  },
  changeAllStudents: { success: { state, input: { schoolId, classId, act: 'enable' } } },
  importStudents: {
    success: uploaded('students'),
    file: uploaded('studentsWithFault'),
    refused: sheetRefusals('studentsWithoutNumbers', 'studentsWithoutRows'),
  },
  previewStudentImport: { success: uploaded('studentsWithFault') },
  exportStudentFaults: { success: uploaded('studentsWithFault') },
  getStudentTemplate: { success: { state, input: { schoolId } } },
  exportStudents: {
    success: { state, input: { schoolId, classId } },
    refused: {
      empty: { state: 'a school with a class that has neither students nor teachers', input: { schoolId, classId } },
    },
  },
};
