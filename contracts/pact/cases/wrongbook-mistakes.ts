import type * as discussions from '../../wrongbook/discussions.ts';
import type * as groups from '../../wrongbook/mistake-groups.ts';
import type * as writes from '../../wrongbook/mistake-writes.ts';
import type * as mistakes from '../../wrongbook/mistakes.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher whose students got questions of published work wrong';
const admin = 'a school administrator whose students have mistakes';

const schoolId = given('schoolId');
const lesson = { classId: given('classId'), courseId: given('courseId') };
const ofStudent = { ...lesson, studentId: given('studentId') };
const mistake = { ...ofStudent, questionId: given('questionId') };
const ofGroups = { ...lesson, learningYear: '202601', source: 1 } as const;
const paged = { current: 1, size: 10 } as const;

export const mistakeCases: CasesOf<typeof mistakes & typeof writes & typeof discussions & typeof groups> = {
  pageClassMistakes: { success: { state, input: { ...lesson, ...paged, descs: 'wrongRate' } } },
  getClassMistake: { success: { state, input: { ...lesson, questionId: given('questionId') } } },
  listDiscussions: { success: { state: 'a teacher who has talked a mistake over', input: lesson } },
  setDiscussed: { success: { state, input: { ...lesson, questionId: given('questionId'), isDiscussed: true } } },
  listMistakeGroups: { success: { state, input: ofGroups } },
  keepMistakeGroups: {
    success: {
      state,
      input: { ...ofGroups, version: 0, groups: [{ key: 1, name: '面批一组', studentIds: [given('studentId')] }] },
    },
  },
  regroupMistakes: {
    success: { state: 'a teacher who has kept groups of students', input: { ...ofGroups, version: 1 } },
  },
  listMastery: { success: { state, input: ofStudent } },
  listStudentMistakes: { success: { state, input: lesson } },
  pageStudentBook: { success: { state, input: { ...ofStudent, ...paged, on: '2026-11-20' } } },
  setMistakeCause: { success: { state, input: { ...mistake, cause: 'reading' } } },
  setMistakeMastered: { success: { state, input: { ...mistake, isMastered: true, reason: '当面讲解后会做' } } },
  addCustomMistake: {
    success: {
      state,
      input: { ...ofStudent, questionId: given('otherQuestionId'), answer: '5', attemptKey: 'contract-mistake' },
    },
  },
  removeCustomMistake: { success: { state: 'a teacher who has added a mistake by hand', input: mistake } },
  getMasteryRule: { success: { state, input: { schoolId } } },
  setMasteryRule: { success: { state: admin, input: { schoolId, times: 3, days: 5 } } },
};
