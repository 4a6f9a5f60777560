import type * as assignments from '../../wrongbook/assignments.ts';
import { given, type Case } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a paper and with work that was set to a class';
const none = 'a teacher who has set no work';
const handedIn = 'a teacher with work that students have handed in';
const elsewhere = 'a teacher with a class of the school that is not theirs';
const nobody = 'a teacher of a class without students';
const assignmentId = given('assignmentId');
const one = { assignmentId };
const assignmentGone = { state: none, input: one } as const;

const lessons = { courseId: given('courseId'), classId: given('classId') };
const practice = { practiceMode: 41, days: 400, perStudent: 10 };

type Set = Case<typeof assignments.addAssignment>['input'];

const common = { ...lessons, title: '契约作业', tag: 'home' } as const;
const homework: Set = { ...common, taskType: 1, paperId: given('paperId'), dueDate: '2099-12-31' };
const mistakes: Set = { ...common, taskType: 4, practice };

export const assignmentCases: CasesOf<typeof assignments> = {
  listLessons: {
    success: { state, input: {} },
    empty: { state: 'a teacher who teaches nothing', input: {} },
    refused: {},
  },
  pageAssignments: {
    success: { state, input: { classId: given('classId'), taskType: 1, current: 1, size: 10, descs: 'createTime' } },
    empty: { state: none, input: {} },
    refused: {},
  },
  getAssignment: { success: { state, input: one }, refused: { assignmentGone } },
  listSubmissions: {
    success: { state: handedIn, input: one },
    empty: { impossible: 'Work is set to classes with students only.' },
    refused: { assignmentGone },
  },
  addAssignment: {
    success: { state, input: homework },
    refused: {
      notTaught: { state: elsewhere, input: homework },
      noMistakes: { state: 'a teacher whose students make no mistakes', input: mistakes },
      notSupported: { state, input: { ...homework, taskType: 2 } },
      noPaper: { state, input: { ...common, taskType: 1 } },
      paperGone: { state: 'a teacher whose papers have been deleted', input: homework },
      otherSubject: { state: 'a teacher with a paper of a subject that is not the course', input: homework },
      noPractice: { state, input: { ...common, taskType: 4 } },
      nobody: { state: nobody, input: homework },
      past: { state, input: { ...homework, dueDate: '2000-01-01' } },
    },
  },
  withdrawAssignment: {
    success: { state, input: one },
    refused: {
      assignmentGone,
      handedIn: { state: handedIn, input: one },
      withdrawn: { state: 'a teacher with work that has been withdrawn', input: one },
    },
  },
  removeAssignments: { success: { state, input: one }, refused: { assignmentGone } },
  previewPractice: {
    success: { state, input: { ...lessons, ...practice } },
    empty: { state: nobody, input: { ...lessons, ...practice } },
    refused: { notTaught: { state: elsewhere, input: { ...lessons, ...practice } } },
  },
};
