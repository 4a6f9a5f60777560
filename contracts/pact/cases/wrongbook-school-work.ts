import type * as schoolWork from '../../wrongbook/school-work.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a school administrator whose school has work that everybody has handed in';
const none = 'a school administrator whose school has no work';
const schoolId = given('schoolId');

export const schoolWorkCases: CasesOf<typeof schoolWork> = {
  pageSchoolWork: {
    success: {
      state,
      input: {
        ...{ schoolId, gradeId: given('gradeId'), classId: given('classId'), teacherId: given('teacherId') },
        ...{ taskType: 1, stage: 'published', current: 1, size: 10, descs: 'createTime' },
      },
    },
    empty: { state: none, input: { schoolId } },
    refused: {},
  },
  getSchoolWork: {
    success: { state, input: { assignmentId: given('assignmentId') } },
    refused: { assignmentGone: { state: none, input: { assignmentId: given('assignmentId') } } },
  },
};
