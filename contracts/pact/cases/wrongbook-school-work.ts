import type * as schoolWork from '../../wrongbook/school-work.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a school administrator whose school has work that everybody has handed in';
const people = {
  schoolId: given('schoolId'),
  gradeId: given('gradeId'),
  classId: given('classId'),
  teacherId: given('teacherId'),
};
const filtered = { taskType: 1, stage: 'published', current: 1, size: 10, descs: 'createTime' } as const;

export const schoolWorkCases: CasesOf<typeof schoolWork> = {
  pageSchoolWork: { success: { state, input: { ...people, ...filtered } } },
  getSchoolWork: { success: { state, input: { assignmentId: given('assignmentId') } } },
};
