import type * as schoolClass from '../../vesta/class.ts';
import type * as school from '../../vesta/school.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const schoolId = given('schoolId');
const gradeId = given('gradeId');
const classId = given('classId');
const state = 'a school administrator whose school has classes with students and teachers';
const notPromoted = 'a school whose classes have not been promoted this school year';
const classGone = 'a school with a class that has been deleted';

export const classCases: CasesOf<typeof schoolClass> = {
  getClassTree: {
    success: { state, input: { schoolId } },
    empty: { impossible: 'Every school has the grades of its stage.' },
    refused: {},
  },
  addClass: {
    success: { state, input: { schoolId, gradeId, className: '契约班' } },
    refused: {
      duplicateName: { state, input: { schoolId, gradeId, className: given('className') } },
      gradeNotInSchool: {
        state: 'a school without one of the grades that others have',
        input: { schoolId, gradeId, className: '契约班' },
      },
    },
  },
  updateClass: {
    success: { state, input: { classId, className: '契约班' } },
    refused: {
      classGone: { state: classGone, input: { classId, className: '契约班' } },
      duplicateName: { state, input: { classId, className: given('className') } },
    },
  },
  removeClass: {
    success: { state: 'a school with a class that has neither students nor teachers', input: { classId } },
    refused: {
      classGone: { state: classGone, input: { classId } },
      hasStudents: { state, input: { classId } },
    },
  },
  getClassInfo: {
    success: { state, input: { classId } },
    refused: { classGone: { state: classGone, input: { classId } } },
  },
  listClasses: {
    success: { state, input: { schoolId, gradeId } },
    empty: { state: 'a school without classes', input: { schoolId } },
    refused: {},
  },
  listClassesByLeaderType: {
    success: { state: 'a teacher who teaches classes', input: { leaderType: 1 } },
    empty: { state: 'a person who belongs to no school', input: { leaderType: 1 } },
    refused: {},
  },
  listGrades: {
    success: { state, input: { schoolId } },
    empty: { impossible: 'Every school has the grades of its stage.' },
    refused: {},
  },
  listCoursesInGrade: {
    success: { state: 'a teacher who teaches classes', input: { gradeId, leaderType: 1 } },
    empty: { state: 'a person who belongs to no school', input: { gradeId, leaderType: 1 } },
    refused: {},
  },
  getPromotionPlan: { success: { state: notPromoted, input: { schoolId } } },
  promoteClasses: { success: { state: notPromoted, input: { schoolId } } },
  takeBackPromotion: { success: { state: 'a school whose classes were promoted today', input: { schoolId } } },
};

export const schoolCases: CasesOf<typeof school> = {
  listGraduatedYears: {
    success: { state, input: {} },
    empty: { state: 'a school without graduates', input: {} },
    refused: {},
  },
  getRosterSummary: { success: { state, input: { schoolId } } },
};
