import type * as teacher from '../../vesta/teacher.ts';
import type * as teacherSchool from '../../vesta/teacher-school.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';
import { sheetRefusals, uploaded } from './imports.ts';

const schoolId = given('schoolId');
const teacherId = given('teacherId');
const state = 'a school administrator whose school has classes with students and teachers';
const teacherGone = 'a school with a teacher who has been deleted';
const nobody = '查无此人';
const newcomer = { schoolId, name: '契约老师', account: 'pact-teacher', roleKeys: 'school:teacher' };

export const teacherCases: CasesOf<typeof teacher & typeof teacherSchool> = {
  getTeacherSchool: { success: { state: 'a teacher who teaches classes', input: {} }, refused: {} },
  pageTeachers: {
    success: { state, input: { schoolId, classId: given('classId'), current: 1, size: 10, ascs: 'name' } },
    empty: { state, input: { schoolId, keyword: nobody } },
    refused: {},
  },
  pageTeachersByClass: {
    success: { state, input: { classId: given('classId') } },
    empty: {
      state: 'a school with a class that has neither students nor teachers',
      input: { classId: given('classId') },
    },
    refused: {},
  },
  listTeachers: {
    success: { state, input: { schoolId } },
    empty: { state, input: { schoolId, keyword: nobody } },
    refused: {},
  },
  listJobs: {
    success: { state, input: { schoolId } },
    empty: { impossible: 'The jobs that a school can grant are always the same.' },
    refused: {},
  },
  addTeacher: {
    success: { state, input: newcomer },
    refused: {
      duplicateAccount: { state, input: { ...newcomer, account: given('account') } },
      duplicatePhone: { state, input: { ...newcomer, phone: given('phone') } },
      unknownJob: { state, input: { ...newcomer, roleKeys: 'school:nobody' } },
      subjectNeeded: { state, input: { ...newcomer, roleKeys: 'school:subjectleader' } },
      gradeNeeded: { state, input: { ...newcomer, roleKeys: 'classic:gradeLeader' } },
    },
  },
  updateTeacher: {
    success: { state, input: { teacherId, name: '契约老师', roleKeys: 'school:teacher,school:teaching' } },
    refused: {
      teacherGone: { state: teacherGone, input: { teacherId, name: '契约老师' } },
      duplicatePhone: { state, input: { teacherId, phone: given('phone') } },
      unknownJob: { state, input: { teacherId, roleKeys: 'school:nobody' } },
      subjectNeeded: { state, input: { teacherId, roleKeys: 'school:subjectleader' } },
      gradeNeeded: { state, input: { teacherId, roleKeys: 'classic:gradeLeader' } },
      lastAdmin: {
        state: 'a school with only one administrator',
        input: { teacherId: given('ownId'), roleKeys: 'school:teacher' },
      },
      ownAdmin: { state, input: { teacherId: given('ownId'), roleKeys: 'school:teacher' } },
    },
  },
  removeTeacher: {
    success: { state, input: { teacherId } },
    refused: {
      teacherGone: { state: teacherGone, input: { teacherId } },
      self: { state, input: { teacherId: given('ownId') } },
      lastAdmin: { impossible: 'Whoever removes somebody else remains as an administrator.' },
    },
  },
  resetTeacherPassword: {
    success: { state, input: { teacherId } },
    refused: { teacherGone: { state: teacherGone, input: { teacherId } } },
  },
  importTeachers: {
    success: uploaded('teachers'),
    refused: {
      ...sheetRefusals('teachersWithoutAccounts', 'teachersWithoutRows'),
      faulty: uploaded('teachersWithFault'),
    },
  },
  previewTeacherImport: { success: uploaded('teachersWithFault') },
  exportTeacherFaults: { success: uploaded('teachersWithFault') },
  getTeacherTemplate: { success: { state, input: { schoolId } } },
  exportTeachers: { success: { state, input: { schoolId } } },
};
